import type { StateRule } from '#tests/conformance/rule.ts'
import { saysYes } from '#tests/conformance/scenario.ts'
import { show } from '#tests/conformance/schema.ts'

export const pinCreated: StateRule<{ before: unknown; after: unknown }> = {
  id: 'pin-created',
  about: 'state',
  level: 'MUST',
  title: 'Once a PIN is created, the bank knows of it.',
  why: 'Home sends a customer without a PIN to PIN creation: a response that does not change is a circle without an end.',
  restsOn: ['no PIN', 'an accepted action'],
  source: { file: 'paths/account.yaml', phrase: 'Says whether the customer has created a transaction PIN' },
  check: ({ before, after }) =>
    saysYes(after) && !saysYes(before)
      ? undefined
      : { expected: 'haspin no, then yes', got: `${show(before)}, then ${show(after)}` },
}
