/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts'

/**
 * The reset code and the new password.
 */
export interface ResetPasswordRequest {
  /** The e-mail address of the account. */
  email: string
  /** The code from the e-mail, or from the link in it. */
  reset_code: string
  /** The new password, as typed. */
  new_password: string
  idempotency_key?: IdempotencyKey
}
