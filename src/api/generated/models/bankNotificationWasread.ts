/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * `no`: unread. `yes`: read.
 */
export type BankNotificationWasread = (typeof BankNotificationWasread)[keyof typeof BankNotificationWasread]

export const BankNotificationWasread = {
  yes: 'yes',
  no: 'no',
} as const
