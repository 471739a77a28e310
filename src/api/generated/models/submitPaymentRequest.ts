/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts'

/**
 * A payment as the customer reports it.
 */
export interface SubmitPaymentRequest {
  /** What it is for: one of the `purpose_name`s offered. Empty when none was offered. */
  purpose: string
  /** The coin or network it was paid with: one of the `names` offered. Empty when none was offered. */
  type: string
  /**
   * The amount, in the account's currency: digits with at most two decimals after a point. The form does not hold back an empty, zero or negative amount; whether to accept it is the bank's decision.
   * @pattern ^(-?\d+(\.\d{1,2})?)?$
   */
  amount: string
  /** Proof of payment: a picture, usually SVG, PNG, JPG or GIF. May be missing; neither kind nor size is checked before it is sent. */
  depositPic?: Blob | File
  idempotency_key?: IdempotencyKey
}
