import { summary } from '../exchange.ts'
import type { StateRule } from '../rule.ts'
import { isAnswered } from '../scenarios/signIns.ts'
import type { SignIns } from '../scenarios/signIns.ts'

export const resetChangesPassword: StateRule<SignIns> = {
  id: 'reset-changes-password',
  about: 'state',
  level: 'MUST',
  title: 'After a reset the new password signs in and the old one does not.',
  why: 'An UPDATE that hits no row is not an error; the customer is told that all is well.',
  restsOn: ['a right password', 'an accepted action'],
  seenThrough: () => ['signIn'],
  source: { file: 'paths/auth.yaml', phrase: 'Sets a new password for the customer who holds' },
  check: ({ before, after }) => {
    if (!isAnswered(after)) return undefined
    if (!after.accepted) return { expected: 'a sign-in with what is new', got: summary(after.exchange) }
    return before.accepted ? { expected: 'no sign-in with what was before', got: summary(before.exchange) } : undefined
  },
}
