/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Something a customer can pay for.
 */
export interface PaymentPurpose {
  /** What the purpose is called; sent back as `purpose`. */
  purpose_name: string
}
