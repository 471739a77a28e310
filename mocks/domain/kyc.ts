import type { z } from 'zod'
import type { verificationSchema } from '#mocks/db/records.ts'
import { nextNumber, timestamp, type Bank } from './bank.ts'
import { changeCustomer, openAccount } from './customers.ts'
import { notify } from './notifications.ts'
import { revokeTokens } from './sessions.ts'

export const documentTypes = ['Passport', 'National ID card', 'Residence permit'] as const

export async function submitVerification(
  bank: Bank,
  submission: Omit<z.input<typeof verificationSchema>, 'id' | 'at'>,
): Promise<void> {
  await bank.store.verifications.create({
    ...submission,
    id: await nextNumber(bank, 'verifications'),
    at: timestamp(bank),
  })
  const { customer, country, phone, home_address } = submission
  // Fields that were not submitted again keep their values.
  const details = Object.entries({ country, phone, home_address }).filter(([, value]) => value !== '')
  await changeCustomer(bank, customer, Object.fromEntries(details))
  await awaitVerification(bank, customer)
}

export async function awaitVerification(bank: Bank, customer: string): Promise<void> {
  await changeCustomer(bank, customer, { submitted: true, verification: 'Pending Verification' })
}

/** Approval opens the account; a decline ends every session. */
export async function decideVerification(bank: Bank, customer: string, approved: boolean): Promise<void> {
  await changeCustomer(bank, customer, { verification: approved ? 'verified' : 'Declined' })
  if (!approved) return revokeTokens(bank, customer)
  await openAccount(bank, customer)
  await notify(bank, customer, { title: 'Welcome', body: 'Your identity is verified and your account is open.' })
}
