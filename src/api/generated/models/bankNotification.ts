/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { BankNotificationWasread } from './bankNotificationWasread.ts'
import type { Id } from './id.ts'
import type { Timestamp } from './timestamp.ts'

/**
 * A message from the bank to the customer.
 */
export interface BankNotification {
  id: Id
  /** Heading. Plain text. */
  title: string
  /** Text. Plain text. */
  body: string
  /** `no`: unread. `yes`: read. */
  wasread: BankNotificationWasread
  /** When it was sent. */
  date?: Timestamp
}
