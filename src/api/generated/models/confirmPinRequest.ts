/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts'

/**
 * The PIN, as typed.
 */
export interface ConfirmPinRequest {
  /**
   * The customer's transaction PIN: 4 digits.
   * @pattern ^\d{4}$
   */
  pin: string
  idempotency_key?: IdempotencyKey
}
