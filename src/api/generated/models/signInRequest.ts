/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * What a customer signs in with.
 */
export interface SignInRequest {
  /** The e-mail address of the account. */
  email: string
  /** The password, as typed. */
  password: string
}
