import { clear } from '#mocks/db/store.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import { seedAccounts } from './account.ts'
import { seedDeposits } from './add-funds.ts'
import { seedNotifications } from './notifications.ts'
import { personaPassword, personas } from './personas.ts'
import { seedTransfers } from './transfers.ts'
import { seedVariety } from './variety.ts'

/** Puts the bank back to its first day: the personas and what they have done so far. The same every time. */
export async function seed(bank: Bank): Promise<void> {
  clear(bank.store)
  for (const { id, customer } of personas)
    await bank.store.customers.create({ ...customer, id, password: personaPassword })
  await seedAccounts(bank)
  await seedTransfers(bank)
  await seedDeposits(bank)
  await seedNotifications(bank)
  await seedVariety(bank)
}
