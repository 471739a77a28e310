import type { CryptoRequest, RequestKind } from '#mocks/db/records.ts'
import { formatMoney } from '#src/lib/money.ts'
import { currencySymbol, nextNumber, timestamp, type Bank } from './bank.ts'
import { changeCustomer, customerById } from './customers.ts'
import { bookEntry, house } from './ledger.ts'
import { notify } from './notifications.ts'

/** The addresses are invalid, and the last coin has none. */
export const coins = [
  { name: 'Bitcoin', address: 'DEMO-NOT-AN-ADDRESS-bc1q-bitcoin-7f3k9x' },
  { name: 'Ethereum (ERC20)', address: 'DEMO-NOT-AN-ADDRESS-0x-ethereum-42ab8c' },
  { name: 'USDT (TRC20)', address: 'DEMO-NOT-AN-ADDRESS-T-tether-93dk2m' },
  { name: 'Litecoin', address: null },
] as const

export const paymentPurposes = ['Invoice', 'Rent', 'Tuition', 'Other'] as const
export const fixedDepositPlans = [
  { plan_name: '3 months, 2.1% a year', term: '3 months' },
  { plan_name: '6 months, 2.4% a year', term: '6 months' },
  { plan_name: '12 months, 2.9% a year', term: '12 months' },
] as const
export const upgradePlans = [
  { name: 'Silver', price: '250.00', description: 'Answers to your messages within a day.' },
  { name: 'Gold', price: '750.00', description: 'A person to call on weekdays.' },
  { name: 'Platinum', price: '1500.00', description: null },
] as const

export async function createRequest(
  bank: Bank,
  request: Pick<CryptoRequest, 'customer' | 'kind' | 'type' | 'amount' | 'choice' | 'proof'>,
): Promise<CryptoRequest> {
  const id = await nextNumber(bank, 'requests')
  return bank.store.requests.create({ ...request, id, status: 'pending', created_at: timestamp(bank) })
}

export function requestsOf(bank: Bank, customer: string, kind: RequestKind): CryptoRequest[] {
  return bank.store.requests
    .all()
    .filter((request) => request.customer === customer && request.kind === kind)
    .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
}

export async function decideRequest(bank: Bank, id: number, status: 'confirmed' | 'declined'): Promise<void> {
  const request = bank.store.requests.findFirst((query) => query.where({ id, status: 'pending' }))
  const customer = request && customerById(bank, request.customer)
  if (request === undefined || customer === undefined) return
  await bank.store.requests.update(request, {
    data: (record) => {
      record.status = status
    },
  })
  if (status === 'confirmed' && request.kind === 'deposit') {
    await bookEntry(bank, {
      name: `${request.type} deposit`,
      status: 'successful',
      postings: [
        { account: house.cash, amount: -request.amount },
        { account: customer.accountNumber, amount: request.amount },
      ],
    })
  }
  if (status === 'confirmed' && request.kind === 'upgrade')
    await changeCustomer(bank, customer.id, { current_plan: request.choice })
  await notify(bank, customer.id, {
    title: `Your ${request.kind.replace('-', ' ')} was ${status}`,
    body: `${request.type}, ${formatMoney(request.amount, currencySymbol)}.`,
    ...(request.kind === 'deposit' && { about: 'statement' as const }),
  })
}
