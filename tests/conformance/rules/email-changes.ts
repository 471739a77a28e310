import type { StateRule } from '#tests/conformance/rule.ts'
import { onlyTheNewSignsIn, type SignIns } from '#tests/conformance/scenarios/signIns.ts'

export const emailChanges: StateRule<SignIns> = {
  id: 'email-changes',
  about: 'state',
  level: 'MUST',
  title: 'After a change the new e-mail address signs in and the old one does not.',
  why: 'An UPDATE that hits no row is not an error; the customer is told that all is well.',
  restsOn: ['a right password', 'an accepted action'],
  seenThrough: () => ['resetPassword', 'updatePassword'],
  source: { file: 'paths/settings.yaml', phrase: 'Changes the e-mail address' },
  check: onlyTheNewSignsIn,
}
