/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whose password to reset.
 */
export interface RequestPasswordResetRequest {
  /** The e-mail address of the account. */
  email: string
}
