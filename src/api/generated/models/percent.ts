/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * A percentage: `2.5` means 2.5 %. A JSON number, the same number as a string, or nothing (`null` or an empty string). Nothing is not zero.
 */
export type Percent = number | string | null
