import { clear } from '#mocks/db/store.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import { accountEvents } from './account.ts'
import { depositEvents } from './add-funds.ts'
import { bankAt, calendarOf } from './events.ts'
import { seedNotifications } from './notifications.ts'
import { personaPassword, personas } from './personas.ts'
import { transferEvents } from './transfers.ts'
import { seedVariety } from './variety.ts'

export async function seed(bank: Bank, firstDay = bank.now()): Promise<void> {
  clear(bank.store)
  const calendar = calendarOf(firstDay)
  for (const { id, customer } of personas) {
    const historyEnd = calendar.daysAgo(1, '18:00')
    await bank.store.customers.create({ ...customer, id, password: personaPassword, historyEnd })
  }
  const now = firstDay.toISOString()
  const events = [...accountEvents(calendar), ...transferEvents(calendar), ...depositEvents(calendar)]
  for (const { at, happen } of events.sort((a, b) => a.at.localeCompare(b.at)))
    if (at <= now) await happen(bankAt(bank, at))
  await seedNotifications(bank, calendar)
  await seedVariety(bank, calendar)
}
