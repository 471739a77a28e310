import { markAsRead, notificationsOf } from '#mocks/domain/notifications.ts'
import type { Handlers } from '#mocks/handlers/handler.ts'
import { shellOf, wireTime } from '#mocks/handlers/shared.ts'

export const notifications: Handlers<'getNotifications' | 'markNotificationAsRead'> = {
  getNotifications: ({ bank, holder: { customer } }) => ({
    ...shellOf(bank, customer),
    notifications: notificationsOf(bank, customer.id).map(({ id, title, body, read, at }) => ({
      id,
      title,
      body,
      wasread: read ? 'yes' : 'no',
      date: wireTime(at),
    })),
  }),

  markNotificationAsRead: async ({ bank, fields, holder: { customer } }) =>
    (await markAsRead(bank, customer.id, Number(fields.id))) ? { status: 'success' } : { status: 'error' },
}
