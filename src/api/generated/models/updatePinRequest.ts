/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * The current PIN and the new one.
 */
export interface UpdatePinRequest {
  /** The current PIN. */
  c_pwd: string
  /**
   * The new PIN: 4 digits.
   * @pattern ^\d{4}$
   */
  n_pwd: string
  /**
   * The new PIN once more. The form sends it only when it equals `n_pwd`.
   * @pattern ^\d{4}$
   */
  con_pwd: string
}
