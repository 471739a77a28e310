import { expired } from '../checks.ts'
import { intro } from '../rule.ts'
import type { CallRule } from '../rule.ts'
import { varyToken } from '../variations.ts'

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
