import type { Bank } from '#mocks/domain/bank.ts'
import { markAsRead, notificationsOf, notify } from '#mocks/domain/notifications.ts'

/** Ada has three notifications and has read the oldest; everyone else starts with those of their own events. */
export async function seedNotifications(bank: Bank): Promise<void> {
  for (const { id } of notificationsOf(bank, 'ada')) await markAsRead(bank, 'ada', id)
  await notify(
    bank,
    'ada',
    'A new device signed in',
    'If this was not you, change your password.',
    '2026-01-13T07:12:00.000Z',
  )
  await notify(
    bank,
    'ada',
    'Your statement is ready',
    'The statement for December is in Statements & Report.',
    '2026-01-05T06:00:00.000Z',
  )
}
