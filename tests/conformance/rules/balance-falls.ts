import type { StateRule } from '#tests/conformance/rule.ts'

export const balanceFalls: StateRule<{ before: number; after: number | undefined; amount: number }> = {
  id: 'balance-falls',
  about: 'state',
  level: 'SHOULD',
  title: 'A transfer lowers the balance by its amount, fee included.',
  why: 'The contract does not say when; but a balance that does not change lets the same money be sent twice.',
  restsOn: ['an accepted action', 'something to compare'],
  seenThrough: () => ['getTransferFee'],
  source: { file: 'schemas/transfers.yaml', phrase: 'fee is taken from it' },
  check: ({ before, after, amount }) =>
    after === before - amount
      ? undefined
      : { expected: `a balance of ${(before - amount) / 100}`, got: String((after ?? Number.NaN) / 100) },
}
