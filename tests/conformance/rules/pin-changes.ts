import { summary } from '#tests/conformance/exchange.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const pinChanges: StateRule<{ after: Step; before: Step | undefined }> = {
  id: 'pin-changes',
  about: 'state',
  level: 'MUST',
  title: 'After a change the new PIN is the right one, and the old one is not.',
  why: 'A change that is reported as a success and not stored locks the customer out after a few tries.',
  restsOn: ['a right PIN', 'an accepted action'],
  source: { file: 'paths/settings.yaml', phrase: 'Changes the transaction PIN' },
  check: ({ after, before }) => {
    if (!after.accepted) return { expected: 'the new PIN is accepted', got: summary(after.exchange) }
    return before?.accepted === true ? { expected: 'the old PIN is refused', got: summary(before.exchange) } : undefined
  },
}
