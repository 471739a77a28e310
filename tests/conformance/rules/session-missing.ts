import { expired } from '#tests/conformance/checks.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { varyToken } from '#tests/conformance/variations.ts'

export const sessionMissing: CallRule = {
  id: 'session-missing',
  about: 'calls',
  level: 'MUST',
  title: 'Without a token there is a 401.',
  why: 'A check that is skipped when the field is absent opens everything to everybody.',
  restsOn: ['served as it is'],
  source: intro('A missing or dead session gets HTTP 401'),
  calls: (operation, context) => varyToken(operation, context, 'without a token', undefined),
  check: expired,
}
