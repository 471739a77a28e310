/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * The current password and the new one.
 */
export interface UpdatePasswordRequest {
  /** The current password. */
  c_pwd: string
  /** The new password. The form asks for more than 4 characters. */
  n_pwd: string
  /** The new password once more. The form sends it only when it equals `n_pwd`. */
  con_pwd: string
}
