/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * The body that goes with HTTP 401.
 */
export interface SessionExpiredAnswer {
  /** Always `error`. */
  status: 'error'
  /** Why the call was not served. Plain text. */
  message: string
}
