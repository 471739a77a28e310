import { minorOf, rowsOf, within } from '../journey.ts'
import type { Journey } from '../journey.ts'
import { balancesAgree } from '../rules/balances-agree.ts'
import { sameHistory } from '../rules/same-history.ts'

const missing: Journey['missing'] = ({ accounts }) =>
  accounts.main?.token === undefined ? 'needs a sign-in: --email and --password' : undefined

/** Two loaders say the same of the balance. */
export const balance: Journey = {
  name: 'balance',
  uses: ['getAccount', 'getTransferFee'],
  rules: [balancesAgree],
  missing,
  run: async ({ bench, succeed, judge }) => {
    const { main } = bench.accounts
    const home = await succeed('getAccount', {}, main)
    const fee = await succeed('getTransferFee', {}, main)
    const account = minorOf(within(home.answer, 'account')['tb'])
    judge(balancesAgree, { account, fee: minorOf(fee.answer['tb'] ?? fee.answer['balance']) }, fee.heard)
  },
}

/** Two loaders say the same of the history. */
export const history: Journey = {
  name: 'history',
  uses: ['getAccount', 'getStatement'],
  rules: [sameHistory],
  missing,
  run: async ({ bench, succeed, judge }) => {
    const { main } = bench.accounts
    const home = await succeed('getAccount', {}, main)
    const { answer, heard } = await succeed('getStatement', {}, main)
    judge(sameHistory, { home: rowsOf(home.answer, 'transactions'), statement: rowsOf(answer, 'transactions') }, heard)
  },
}
