/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { BankNotification } from './bankNotification.ts'
import type { Shell } from './shell.ts'

/**
 * The notifications.
 */
export type GetNotificationsAnswer = Shell & {
  /** The notifications, newest first, read and unread. Empty when there is none. */
  notifications: BankNotification[]
}
