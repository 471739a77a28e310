import { minorOf } from '../journey.ts'
import type { StateRule } from '../rule.ts'
import { show } from '../schema.ts'

export const submissionListed: StateRule<{ added: Record<string, unknown>[]; type: string; amount: number }> = {
  id: 'submission-listed',
  about: 'state',
  level: 'MUST',
  title: 'What was submitted is listed as pending, with its method and amount.',
  why: 'The list is the only proof the customer has until the bank has reviewed it.',
  source: { file: 'schemas/common.yaml', phrase: '`pending`: submitted' },
  check: ({ added, type, amount }) =>
    added.length === 1 &&
    added.every((row) => row['type'] === type && row['status'] === 'pending' && minorOf(row['amount']) === amount)
      ? undefined
      : {
          expected: `one new row: ${type}, pending, ${amount / 100}`,
          got: added.length === 0 ? 'no new row' : show(added),
        },
}
