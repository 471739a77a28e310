import type { StateRule } from '#tests/conformance/rule.ts'

export const feeNamed: StateRule<{ fee: number | undefined; amount: number; percent: number }> = {
  id: 'fee-named',
  about: 'state',
  level: 'MUST',
  title: 'The fee of a transfer in the history is the one that was named before.',
  why: 'The percentage is written in two places. The confirmation screen has promised what the payee gets.',
  restsOn: ['an accepted action', 'something to compare'],
  source: { file: 'paths/transfers.yaml', phrase: 'percent / 100 × amount' },
  check: ({ fee, amount, percent }) => {
    // How a bank rounds is its own.
    const named = (amount * percent) / 100
    return fee === undefined || Math.abs(fee - named) <= 1
      ? undefined
      : { expected: `a fee of ${named / 100}`, got: String(fee / 100) }
  },
}
