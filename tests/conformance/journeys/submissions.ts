import { picture } from '../files.ts'
import { newRows, rowsOf } from '../journey.ts'
import type { Journey } from '../journey.ts'
import { submissionListed } from '../rules/submission-listed.ts'

interface Kind {
  name: string
  loader: string
  action: string
  /** The field of the file. */
  file: string
  /** The list to choose from besides the coins: its name in the answer, in its rows, and in the form. */
  choice?: { list: string; column: string; field: string }
}

const kinds: readonly Kind[] = [
  { name: 'deposit', loader: 'getCryptoDepositForm', action: 'submitCryptoDeposit', file: 'depositPic' },
  {
    name: 'payment',
    loader: 'getPaymentForm',
    action: 'submitPayment',
    file: 'depositPic',
    choice: { list: 'purposes', column: 'purpose_name', field: 'purpose' },
  },
  {
    name: 'fixed deposit',
    loader: 'getFixedDepositForm',
    action: 'submitFixedDeposit',
    file: 'fixedDepositPic',
    choice: { list: 'plans', column: 'plan_name', field: 'plan' },
  },
  {
    name: 'upgrade',
    loader: 'getUpgradeForm',
    action: 'submitUpgrade',
    file: 'depositPic',
    choice: { list: 'plans', column: 'plan_name', field: 'plan' },
  },
]

const amount = 1234

/** The four forms that are paid with cryptocurrency: what is submitted is listed as pending. */
export const submissions: readonly Journey[] = kinds.map(({ name, loader, action, file, choice }) => ({
  name,
  uses: [loader, action],
  rules: [submissionListed],
  missing: ({ accounts }) =>
    accounts.main?.token === undefined ? 'needs a sign-in: --email and --password' : undefined,
  run: async ({ bench, succeed, judge }) => {
    const { main } = bench.accounts
    const before = await succeed(loader, {}, main)
    const names = before.answer['names']
    const type = Array.isArray(names) && typeof names[0] === 'string' ? names[0] : ''
    const chosen = choice === undefined ? undefined : rowsOf(before.answer, choice.list)[0]?.[choice.column]
    const values = choice === undefined ? {} : { [choice.field]: typeof chosen === 'string' ? chosen : '' }
    const { heard } = await succeed(action, { ...values, type, amount: '12.34', [file]: picture }, main)
    const after = await succeed(loader, {}, main)
    const added = newRows(rowsOf(before.answer, 'transactions'), rowsOf(after.answer, 'transactions'))
    judge(submissionListed, { added, type, amount }, heard)
  },
}))
