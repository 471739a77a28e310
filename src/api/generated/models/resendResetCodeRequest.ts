/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Where to send the e-mail again.
 */
export interface ResendResetCodeRequest {
  /** The e-mail address of the account. */
  email: string
}
