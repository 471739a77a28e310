import { markAsRead, notificationsOf } from '#mocks/domain/notifications.ts'
import type { HandlersOf } from './handler.ts'
import { shellOf, wireTime } from './shared.ts'

export const notifications: HandlersOf<'notifications'> = {
  getNotifications: ({ bank, holder: { customer } }) => ({
    ...shellOf(bank, customer),
    notifications: notificationsOf(bank, customer.id).map(({ id, title, body, read, at, about, transaction }) => ({
      id,
      title,
      body,
      wasread: read ? 'yes' : 'no',
      date: wireTime(at),
      ...(about === undefined ? {} : { about }),
      ...(transaction === undefined ? {} : { transaction }),
    })),
  }),

  markNotificationAsRead: async ({ bank, fields, holder: { customer } }) =>
    (await markAsRead(bank, customer.id, Number(fields.id))) ? { status: 'success' } : { status: 'error' },
}
