import { mustBeRefused } from '#tests/conformance/checks.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const unverifiedRefused: StateRule<Step> = {
  id: 'unverified-refused',
  about: 'state',
  level: 'MUST',
  title: 'A customer whose e-mail address is not verified cannot sign in.',
  why: 'The flag is stored and never checked.',
  restsOn: ['a right password', 'a new customer'],
  source: { file: 'paths/auth.yaml', phrase: 'The new customer cannot sign in before' },
  check: mustBeRefused,
}
