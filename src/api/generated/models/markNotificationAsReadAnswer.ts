/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Envelope } from './envelope.ts'

/**
 * Whether the notification is marked as read.
 */
export type MarkNotificationAsReadAnswer = Envelope
