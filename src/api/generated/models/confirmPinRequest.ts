/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * The PIN, as typed.
 */
export interface ConfirmPinRequest {
  /**
   * The customer's transaction PIN: 4 digits.
   * @pattern ^\d{4}$
   */
  pin: string
}
