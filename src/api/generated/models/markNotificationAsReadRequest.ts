/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * The notification to mark.
 */
export interface MarkNotificationAsReadRequest {
  /** The `id` of the notification, as a string. */
  id: string
}
