import type { z } from 'zod'
import type { notificationSchema } from '#mocks/db/records.ts'
import { nextNumber, timestamp, type Bank } from './bank.ts'

export type Notification = z.infer<typeof notificationSchema>

export async function notify(
  bank: Bank,
  customer: string,
  notification: Pick<Notification, 'title' | 'body' | 'about' | 'transaction'> & { at?: string },
): Promise<void> {
  const id = await nextNumber(bank, 'notifications')
  await bank.store.notifications.create({ at: timestamp(bank), ...notification, id, customer })
}

export function notificationsOf(bank: Bank, customer: string): Notification[] {
  return bank.store.notifications
    .all()
    .filter((notification) => notification.customer === customer)
    .sort((a, b) => b.at.localeCompare(a.at) || b.id - a.id)
}

export function unreadCount(bank: Bank, customer: string): number {
  return bank.store.notifications
    .all()
    .filter((notification) => notification.customer === customer && !notification.read).length
}

/** False if the customer has no such notification, or has read it already. */
export async function markAsRead(bank: Bank, customer: string, id: number): Promise<boolean> {
  const found = bank.store.notifications.findFirst((query) => query.where({ id, customer, read: false }))
  if (found === undefined) return false
  await bank.store.notifications.update(found, {
    data: (notification) => {
      notification.read = true
    },
  })
  return true
}
