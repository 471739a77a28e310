import { mustBeRefused } from '#tests/conformance/checks.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const wrongPasswordRefused: StateRule<Step> = {
  id: 'wrong-password-refused',
  about: 'state',
  level: 'MUST',
  title: 'A wrong password is refused.',
  why: 'A sign-in that looks up the address and forgets to compare the password, or a change of password that does not check the current one.',
  restsOn: ['a right password'],
  source: { file: 'paths/settings.yaml', phrase: 'for a wrong current password say' },
  check: mustBeRefused,
}
