/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Names one order of the customer: a UUID that the caller makes when the customer confirms, and keeps for every repetition of that order. Optional; the last field of the body, and never part of `extra`. The bank SHOULD carry out an order once: the same key with the same fields gets the first response again, and the same key with other fields a refusal. A bank that ignores the key works as before.
 */
export type IdempotencyKey = string
