/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * The new PIN.
 */
export interface CreatePinRequest {
  /**
   * The transaction PIN: 4 digits.
   * @pattern ^\d{4}$
   */
  pin: string
}
