/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Says that the bank refused. The bank did **not** refuse when the field is absent, `null`, `false`, `0`, `""` or `"0"`; any other value is a refusal, the string `"false"` included. A string may carry the reason in words a customer can read.
 */
export type Refusal = boolean | 0 | 1 | string | null
