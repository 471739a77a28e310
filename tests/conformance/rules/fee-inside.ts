import type { StateRule } from '#tests/conformance/rule.ts'

export const feeInside: StateRule<{ before: number; after: number | undefined; amount: number }> = {
  id: 'fee-inside',
  about: 'state',
  level: 'MUST',
  title: 'A transfer takes its amount from the account: the fee is part of it, not on top.',
  why: 'The confirmation screen shows the fee and what the payee gets; a balance that falls by another amount makes it a lie.',
  restsOn: ['an accepted action', 'something to compare'],
  seenThrough: () => ['getTransferFee'],
  source: 'operation',
  check: ({ before, after, amount }) =>
    after === undefined || after === before || after === before - amount
      ? undefined
      : { expected: `the balance falls by ${amount / 100}`, got: `by ${(before - after) / 100}` },
}
