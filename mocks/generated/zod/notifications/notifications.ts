/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { GetNotificationsAnswer } from '../schemas/getNotificationsAnswer.ts'
import { GetNotificationsRequest } from '../schemas/getNotificationsRequest.ts'
import { MarkNotificationAsReadAnswer } from '../schemas/markNotificationAsReadAnswer.ts'
import { MarkNotificationAsReadRequest } from '../schemas/markNotificationAsReadRequest.ts'

/**
 * Lists what the bank has written to the customer, read and unread. Reading the list marks nothing as read. `nc` counts the unread ones.
 * @summary List the notifications
 */
export const GetNotificationsBody = GetNotificationsRequest

export const GetNotificationsResponse = GetNotificationsAnswer

/**
 * Marks one notification as read. `nc` falls by one in the responses that follow. It cannot become unread again. A read notification stays read when it is marked again; whether that is a success or a refusal is up to the bank. An unknown id is refused, and one of another customer changes nothing.
 * @summary Mark a notification as read
 */
export const MarkNotificationAsReadBody = MarkNotificationAsReadRequest

export const MarkNotificationAsReadResponse = MarkNotificationAsReadAnswer
