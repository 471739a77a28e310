import type { Step } from '../journey.ts'
import type { StateRule } from '../rule.ts'
import { summary } from '../exchange.ts'

export const pinChanges: StateRule<Step> = {
  id: 'pin-changes',
  about: 'state',
  level: 'MUST',
  title: 'After a change the new PIN is the right one.',
  why: 'A change that is answered with a success and not stored locks the customer out after a few tries.',
  source: { file: 'paths/settings.yaml', phrase: 'Changes the transaction PIN' },
  check: ({ accepted, heard }) => (accepted ? undefined : { expected: 'the new PIN is accepted', got: summary(heard) }),
}
