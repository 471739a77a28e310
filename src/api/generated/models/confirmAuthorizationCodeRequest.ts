/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * The authorization code, as typed.
 */
export interface ConfirmAuthorizationCodeRequest {
  /**
   * The Transfer Authorization Code: 4 digits.
   * @pattern ^\d{4}$
   */
  pin: string
}
