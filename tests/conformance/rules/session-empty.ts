import { expired } from '#tests/conformance/checks.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { varyToken } from '#tests/conformance/variations.ts'

export const sessionEmpty: CallRule = {
  id: 'session-empty',
  about: 'calls',
  level: 'MUST',
  title: 'An empty token is a 401.',
  why: 'An empty token matches every customer who has none stored.',
  restsOn: ['served as it is'],
  source: intro('A missing or dead session gets HTTP 401'),
  calls: (operation, context) => varyToken(operation, context, 'an empty token', ''),
  check: expired,
}
