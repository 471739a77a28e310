import type { StateRule } from '#tests/conformance/rule.ts'

export const balancesAgree: StateRule<{ account: number | undefined; fee: number | undefined }> = {
  id: 'balances-agree',
  about: 'state',
  level: 'MUST',
  title: 'Home and the transfer screen show the same balance.',
  why: 'Two queries, of which one forgets what is under way: the customer sees money that the transfer then does not find.',
  restsOn: ['something to compare'],
  source: { file: 'schemas/transfers.yaml', phrase: 'The current balance, against which' },
  check: ({ account, fee }) =>
    account === undefined || fee === undefined || account === fee
      ? undefined
      : { expected: `${account / 100}, as in getAccount`, got: String(fee / 100) },
}
