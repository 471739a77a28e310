/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts'

/**
 * The current password and the new one.
 */
export interface UpdatePasswordRequest {
  /**
   * The current password. The form does not send it empty.
   * @minLength 1
   */
  c_pwd: string
  /**
   * The new password. The form asks for more than 4 characters.
   * @minLength 5
   */
  n_pwd: string
  /**
   * The new password once more. The form sends it only when it equals `n_pwd`.
   * @minLength 5
   */
  con_pwd: string
  idempotency_key?: IdempotencyKey
}
