/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * The sign written in front of an amount, such as `$` or `€`. Plain text, not an HTML entity.
 */
export type CurrencySymbol = string
