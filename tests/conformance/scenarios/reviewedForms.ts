import type { Context, Values } from '#tests/conformance/context.ts'
import { objectOf, type Account } from '#tests/conformance/exchange.ts'
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

/** `payable`: a bank may refuse methods without an address. */
export function optionsOf({ body }: Pick<Step, 'body'>, choice: ReviewedForm['choice']) {
  const chosen = choice === undefined ? [] : rowsOf(body, choice.list).map((row) => row[choice.column])
  const [names, addresses] = [listIn(body, 'names'), listIn(body, 'addresses2')]
  const payable = names.filter((_name, index) => typeof addresses[index] === 'string' && addresses[index] !== '')
  return { coins: textsOf(names), payable: textsOf(payable), options: textsOf(chosen) }
}

/** A bank may offer each customer something else. */
export function optionsFor(
  { loaded, loadedAsSecond }: Pick<Context, 'loaded' | 'loadedAsSecond'>,
  { kind }: Account,
  { loader, choice }: ReviewedForm,
) {
  const exchange = (kind === 'second' ? loadedAsSecond : loaded).get(loader)
  const body = exchange && objectOf(exchange)
  return body && optionsOf({ body }, choice)
}

/** The form that the bank has accepted of the main customer, with what this one is offered. */
export function acceptedFormOf(context: Context, account: Account, form: ReviewedForm): Values | undefined {
  const { action, choice } = form
  const accepted = context.acceptedForms.get(action)
  const offers = optionsFor(context, account, form)
  if (accepted === undefined || offers === undefined) return accepted
  const { coins, payable, options } = offers
  const among = (name: string, offered: readonly string[], usual: string | undefined): Values => ({
    [name]: offered.find((one) => one === accepted[name]) ?? usual ?? '',
  })
  return {
    ...accepted,
    ...among('type', coins, payable.at(-1) ?? coins.at(-1)),
    ...(choice === undefined ? {} : among(choice.field, options, options.at(-1))),
  }
}

function listIn(body: Step['body'], name: string): unknown[] {
  const list = body[name]
  return Array.isArray(list) ? list : []
}

function textsOf(list: unknown[]): string[] {
  return list.filter((entry) => typeof entry === 'string')
}
