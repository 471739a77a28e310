import { markAsRead, notificationsOf } from '#mocks/domain/notifications.ts'
import {
  getGetNotificationsMockHandler,
  getMarkNotificationAsReadMockHandler,
} from '#mocks/generated/msw/notifications/notifications.msw.ts'
import type { Serve } from '#mocks/serve.ts'
import { shellOf, wireTime } from './shared.ts'

export const notifications = (serve: Serve) => ({
  getNotifications: getGetNotificationsMockHandler(
    serve('getNotifications', ({ bank, holder: { customer } }) => ({
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
    })),
  ),

  markNotificationAsRead: getMarkNotificationAsReadMockHandler(
    serve('markNotificationAsRead', async ({ bank, fields, holder: { customer } }) =>
      (await markAsRead(bank, customer.id, Number(fields.id))) ? { status: 'success' } : { status: 'error' },
    ),
  ),
})
