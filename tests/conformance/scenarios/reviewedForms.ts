import { rowsOf } from '#tests/conformance/reading/rows.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export interface ReviewedForm {
  name: string
  loader: string
  action: string
  file: string
  choice?: { list: string; column: string; field: string }
}

export const reviewedForms: readonly ReviewedForm[] = [
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

export function optionsOf({ body }: Pick<Step, 'body'>, choice: ReviewedForm['choice']) {
  const chosen = choice === undefined ? [] : rowsOf(body, choice.list).map((row) => row[choice.column])
  return { coins: textsOf(body['names']), options: textsOf(chosen) }
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : []
}
