/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Asks for the notifications.
 */
export interface GetNotificationsRequest {
  [key: string]: unknown
}
