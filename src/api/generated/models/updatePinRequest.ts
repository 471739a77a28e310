/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts'

/**
 * The current PIN and the new one.
 */
export interface UpdatePinRequest {
  /**
   * The current PIN. The form does not send it empty.
   * @minLength 1
   */
  c_pwd: string
  /**
   * The new PIN: 4 digits.
   * @pattern ^\d{4}$
   */
  n_pwd: string
  /**
   * The new PIN once more. The form sends it only when it equals `n_pwd`.
   * @pattern ^\d{4}$
   */
  con_pwd: string
  idempotency_key?: IdempotencyKey
}
