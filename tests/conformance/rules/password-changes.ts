import type { StateRule } from '#tests/conformance/rule.ts'
import { onlyTheNewSignsIn, type SignIns } from '#tests/conformance/scenarios/signIns.ts'

export const passwordChanges: StateRule<SignIns> = {
  id: 'password-changes',
  about: 'state',
  level: 'MUST',
  title: 'After a change the new password signs in and the old one does not.',
  why: 'An UPDATE that hits no row is not an error; the customer is told that all is well.',
  restsOn: ['a right password', 'an accepted action'],
  seenThrough: () => ['signIn', 'resetPassword'],
  source: { file: 'paths/settings.yaml', phrase: 'Changes the password' },
  check: onlyTheNewSignsIn,
}
