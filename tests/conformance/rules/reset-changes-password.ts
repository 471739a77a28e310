import type { StateRule } from '#tests/conformance/rule.ts'
import { onlyTheNewSignsIn, type SignIns } from '#tests/conformance/scenarios/signIns.ts'

export const resetChangesPassword: StateRule<SignIns> = {
  id: 'reset-changes-password',
  about: 'state',
  level: 'MUST',
  title: 'After a reset the new password signs in and the old one does not.',
  why: 'An UPDATE that hits no row is not an error; the customer is told that all is well.',
  restsOn: ['a right password', 'an accepted action'],
  seenThrough: () => ['signIn'],
  source: { file: 'paths/auth.yaml', phrase: 'Sets a new password for the customer who holds' },
  check: onlyTheNewSignsIn,
}
