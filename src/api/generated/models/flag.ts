/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * A yes-or-no value in any of the ways a PHP backend may write it: `true`/`false`, `1`/`0`, or one of these as a string, or `"yes"`/`"no"`. Lower case.
 */
export type Flag = boolean | 0 | 1 | 'yes' | 'no' | '1' | '0' | 'true' | 'false'
