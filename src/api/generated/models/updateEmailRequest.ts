/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * The new address.
 */
export interface UpdateEmailRequest {
  /** The new e-mail address. The form sends only what looks like one. */
  email: string
}
