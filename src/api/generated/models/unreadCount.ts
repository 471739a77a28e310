/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * How many notifications the customer has not read. A whole number, or the same number as a string of digits.
 */
export type UnreadCount = number | string
