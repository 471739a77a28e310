import type { RequestHandlerOptions } from 'msw'
/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { handlerOf } from '#mocks/calls.ts'
import type { Responding } from '#mocks/calls.ts'
import type { GetNotificationsAnswer } from '../../zod/schemas/getNotificationsAnswer.ts'
import type { MarkNotificationAsReadAnswer } from '../../zod/schemas/markNotificationAsReadAnswer.ts'

export const getNotifications = (
  response: Responding<GetNotificationsAnswer> = {
    user: {
      fullname: 'Mira Halden',
      email: 'mira.halden@example.com',
      username: 'mira.halden',
      picture: null,
      current_plan: 'Basic',
      role: 'customer',
      verification_status: 'verified',
    },
    nc: 1,
    notifications: [
      {
        id: 21,
        title: 'A new device signed in',
        body: 'If this was not you, change your password.',
        wasread: 'no',
        date: '2026-01-15 09:31:00',
        about: 'security',
      },
      { id: '20', title: 'Welcome', body: 'Your account is ready.', wasread: 'yes', date: '2026-01-02' },
    ],
  },
  options?: RequestHandlerOptions,
) => handlerOf('getNotifications', response, options)

export const markNotificationAsRead = (
  response: Responding<MarkNotificationAsReadAnswer> = { status: 'success', message: 'Marked as read' },
  options?: RequestHandlerOptions,
) => handlerOf('markNotificationAsRead', response, options)
export const getNotificationsMock = () => [getNotifications(), markNotificationAsRead()]
