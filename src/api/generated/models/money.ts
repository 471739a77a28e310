/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * An amount of money in major units of the account's currency: `1250.5` is one thousand two hundred and fifty and a half. A JSON number, or the same number as a string with a point for the decimals and nothing else in it: no currency sign, no thousands separator. Two decimals are enough; readers round to two.
 */
export type Money = number | string
