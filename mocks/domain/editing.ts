import type { Customer } from '#mocks/db/records.ts'
import type { Minor } from '#src/lib/money.ts'
import type { Bank } from './bank.ts'
import { changeCustomer, customerById, openAccount } from './customers.ts'
import { bookEntry, customerBalance, house } from './ledger.ts'

export interface CustomerEdit extends Partial<Pick<Customer, 'fullname' | 'verification' | 'current_plan'>> {
  balance?: Minor
}

/** A new balance is booked as a correction, and opens the account if there is none. */
export async function editCustomer(bank: Bank, id: string, { balance, ...record }: CustomerEdit): Promise<void> {
  await changeCustomer(bank, id, record)
  if (balance === undefined) return
  await openAccount(bank, id)
  const customer = customerById(bank, id)
  const difference = customer === undefined ? 0 : balance - customerBalance(bank, customer)
  if (customer === undefined || difference === 0) return
  await bookEntry(bank, {
    name: 'Correction by the bank',
    status: 'successful',
    postings: [
      { account: house.capital, amount: -difference },
      { account: customer.accountNumber, amount: difference },
    ],
  })
}
