/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Where to send the e-mail again.
 */
export interface ResendConfirmationCodeRequest {
  /** The e-mail address that waits for verification. */
  email: string
}
