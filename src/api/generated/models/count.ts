/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * A whole number, or the same number as a string of digits.
 */
export type Count = number | string
