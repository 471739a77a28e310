import type { StateRule } from '#tests/conformance/rule.ts'
import { minorOf } from '#tests/conformance/scenario.ts'
import { show } from '#tests/conformance/schema.ts'

export const transferInStatement: StateRule<{ added: Record<string, unknown>[]; amount: number }> = {
  id: 'transfer-in-statement',
  about: 'state',
  level: 'MUST',
  title: 'A transfer is in the history at once, as a debit in progress.',
  why: 'A customer who does not see it sends it again.',
  restsOn: ['an accepted action', 'something to compare'],
  seenThrough: () => ['getAccount'],
  source: { file: 'paths/transfers.yaml', phrase: 'confirmation by the bank and stands in the history' },
  check: ({ added, amount }) =>
    added.some(
      (row) =>
        row['transaction_type'] === 'debit' && row['status'] === 'in_progress' && minorOf(row['amount']) === amount,
    )
      ? undefined
      : {
          expected: `a new row: debit, in_progress, ${amount / 100}`,
          got: added.length === 0 ? 'no new row' : show(added),
        },
}
