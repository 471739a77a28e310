/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts'

/**
 * The authorization code, as typed.
 */
export interface ConfirmAuthorizationCodeRequest {
  /**
   * The Transfer Authorization Code: 4 digits.
   * @pattern ^\d{4}$
   */
  pin: string
  idempotency_key?: IdempotencyKey
}
