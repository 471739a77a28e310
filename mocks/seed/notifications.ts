import type { Bank } from '#mocks/domain/bank.ts'
import { markAsRead, notificationsOf, notify } from '#mocks/domain/notifications.ts'
import type { Calendar } from './events.ts'

const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

/** All customers except Ada get notifications from their own events only. */
export async function seedNotifications(bank: Bank, { daysAgo, inMonth }: Calendar): Promise<void> {
  for (const { id } of notificationsOf(bank, 'ada')) await markAsRead(bank, 'ada', id)
  await notify(bank, 'ada', {
    title: 'A new device signed in',
    body: 'If this was not you, change your password.',
    about: 'security',
    at: daysAgo(3, '07:12'),
  })
  await notify(bank, 'ada', {
    title: 'Your statement is ready',
    body: `The statement for ${month.format(new Date(inMonth(1, 1, '00:00')))} is in Statements & Report.`,
    about: 'statement',
    at: inMonth(0, 1, '00:00'),
  })
}
