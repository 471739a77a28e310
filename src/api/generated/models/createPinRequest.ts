/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts'

/**
 * The new PIN.
 */
export interface CreatePinRequest {
  /**
   * The transaction PIN: 4 digits.
   * @pattern ^\d{4}$
   */
  pin: string
  idempotency_key?: IdempotencyKey
}
