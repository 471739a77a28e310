import type { Customer, Transfer } from '#mocks/db/records.ts'
import { formatMoney, percentOf } from '#src/lib/money.ts'
import { currencySymbol, nextNumber, timestamp, type Bank } from './bank.ts'
import { customerByAccount, customerById } from './customers.ts'
import { bookEntry, customerBalance, decide, house, lineOf } from './ledger.ts'
import { notify } from './notifications.ts'

/** In percent, for customers without a charge of their own. */
export const standardPercent = 10

export type TransferOrder = Pick<
  Transfer,
  'bank' | 'act_no' | 'act_hold_name' | 'amount' | 'swift' | 'routing' | 'country' | 'currency' | 'note'
>

/** Undefined if the bank accepts the order. The rules are those of this mock, except that for the balance. */
function refusalOf(bank: Bank, customer: Customer, order: TransferOrder): string | undefined {
  if (order.amount <= 0) return 'The amount must be above zero.'
  if (order.act_no.trim() === '') return 'The account number is missing.'
  if (customerByAccount(bank, order.act_no)?.id === customer.id) return 'This is your own account.'
  // The amount must be below the balance, as on the screens.
  return order.amount >= customerBalance(bank, customer) ? 'Insufficient balance' : undefined
}

/** Debits the customer at once; the payee's part waits in clearing. */
export async function orderTransfer(
  bank: Bank,
  customer: Customer,
  order: TransferOrder,
): Promise<{ transfer: Transfer } | { refusal: string }> {
  const refusal = refusalOf(bank, customer, order)
  if (refusal !== undefined) return { refusal }
  const fee = percentOf(order.amount, customer.chargePercent ?? standardPercent)
  const entry = await bookEntry(bank, {
    name: `Transfer to ${order.act_hold_name}`,
    status: 'in_progress',
    postings: [
      { account: customer.accountNumber, amount: -order.amount },
      { account: house.clearing, amount: order.amount - fee },
      { account: house.fees, amount: fee },
    ],
  })
  const id = await nextNumber(bank, 'transfers')
  const transfer = await bank.store.transfers.create({
    ...order,
    id,
    customer: customer.id,
    journal: entry.id,
    fee,
    date: timestamp(bank),
    status: 'in_progress',
  })
  return { transfer }
}

export function transfersOf(bank: Bank, customer: string): Transfer[] {
  return bank.store.transfers
    .all()
    .filter((transfer) => transfer.customer === customer)
    .sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
}

/** Settled: the payee, if a customer here, is credited from clearing. Failed: the customer gets amount and fee back. */
export async function settleTransfer(bank: Bank, id: number, status: 'successful' | 'failed'): Promise<void> {
  const transfer = bank.store.transfers.findFirst((query) => query.where({ id, status: 'in_progress' }))
  if (transfer === undefined) return
  await bank.store.transfers.update(transfer, {
    data: (record) => {
      record.status = status
    },
  })
  await decide(bank, transfer.journal, status)
  const paid = transfer.amount - transfer.fee
  if (status === 'successful') {
    const payee = customerByAccount(bank, transfer.act_no)
    const payer = customerById(bank, transfer.customer)?.fullname ?? 'a customer'
    const received = await bookEntry(bank, {
      name: `Transfer from ${payer}`,
      status: 'successful',
      postings: [
        { account: house.clearing, amount: -paid },
        { account: payee?.accountNumber ?? house.cash, amount: paid },
      ],
    })
    if (payee !== undefined)
      await notify(bank, payee.id, {
        title: `${formatMoney(paid, currencySymbol)} from ${payer}`,
        body: 'You have received money.',
        about: 'transfer',
        transaction: lineOf(received.id),
      })
  }
  await notify(bank, transfer.customer, {
    title: `${formatMoney(transfer.amount, currencySymbol)} to ${transfer.act_hold_name}`,
    body:
      status === 'successful'
        ? 'Your transfer has been settled.'
        : 'Your transfer failed. The amount is back on your account.',
    about: 'transfer',
    transaction: lineOf(transfer.journal),
  })
}
