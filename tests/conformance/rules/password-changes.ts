import { summary } from '../exchange.ts'
import type { StateRule } from '../rule.ts'
import { isAnswered } from '../scenarios/signIns.ts'
import type { SignIns } from '../scenarios/signIns.ts'

export const passwordChanges: StateRule<SignIns> = {
  id: 'password-changes',
  about: 'state',
  level: 'MUST',
  title: 'After a change the new password signs in and the old one does not.',
  why: 'An UPDATE that hits no row is not an error; the customer is told that all is well.',
  restsOn: ['a right password', 'an accepted action'],
  seenThrough: () => ['signIn', 'resetPassword'],
  source: { file: 'paths/settings.yaml', phrase: 'Changes the password' },
  check: ({ before, after }) => {
    if (!isAnswered(after)) return undefined
    if (!after.accepted) return { expected: 'a sign-in with what is new', got: summary(after.exchange) }
    return before.accepted ? { expected: 'no sign-in with what was before', got: summary(before.exchange) } : undefined
  },
}
