import type { Customer } from '#mocks/db/records.ts'
import { isWithin, nextNumber, timestamp, type Bank } from './bank.ts'

export function customerById(bank: Bank, id: string): Customer | undefined {
  return bank.store.customers.all().find((customer) => customer.id === id)
}

export function customerByEmail(bank: Bank, email: string): Customer | undefined {
  const wanted = email.trim().toLowerCase()
  return bank.store.customers.all().find((customer) => customer.email.toLowerCase() === wanted)
}

export function customerByAccount(bank: Bank, accountNumber: string): Customer | undefined {
  const wanted = withoutSpaces(accountNumber)
  if (wanted === '') return undefined
  return bank.store.customers.all().find((customer) => withoutSpaces(customer.accountNumber) === wanted)
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}

export async function changeCustomer(bank: Bank, id: string, change: Partial<Omit<Customer, 'id'>>): Promise<void> {
  await bank.store.customers.update((query) => query.where({ id }), {
    data: (customer) => {
      Object.assign(customer, change)
    },
  })
}

export async function createCustomer(
  bank: Bank,
  person: Pick<Customer, 'fullname' | 'email' | 'username' | 'password'>,
): Promise<Customer> {
  return bank.store.customers.create({
    ...person,
    id: `c${await nextNumber(bank, 'customers')}`,
    emailVerified: false,
    verification: 'Not Verified',
    submitted: false,
  })
}

export async function openAccount(bank: Bank, id: string): Promise<void> {
  const customer = customerById(bank, id)
  if (customer?.accountNumber !== '') return
  const serial = await nextNumber(bank, 'accounts')
  await changeCustomer(bank, id, { accountNumber: String(2_026_000_000 + serial) })
}

/** Wrong tries in a row, and the pause in minutes. Rules of this mock. */
export const maxWrongSignIns = 10
const signInPauseMinutes = 15

export function isSignInLimited(bank: Bank, { wrongSignIns, wrongSignInAt }: Customer): boolean {
  return wrongSignIns >= maxWrongSignIns && isWithin(bank, wrongSignInAt, signInPauseMinutes)
}

/** A right password resets the count, and so does a wrong one after the pause. */
export async function countSignIn(bank: Bank, { id, wrongSignIns }: Customer, isRight: boolean): Promise<void> {
  if (isRight && wrongSignIns === 0) return
  const before = wrongSignIns >= maxWrongSignIns ? 0 : wrongSignIns
  await changeCustomer(bank, id, { wrongSignIns: isRight ? 0 : before + 1, wrongSignInAt: timestamp(bank) })
}
