/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts'

/**
 * The code that the bank sent by e-mail.
 */
export interface VerifyEmailRequest {
  /** The e-mail address to verify. */
  email: string
  /** The code from the e-mail, as typed. */
  ver_code: string
  idempotency_key?: IdempotencyKey
}
