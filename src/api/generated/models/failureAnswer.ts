/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whatever a backend reports when it fails. No field is promised and none is read.
 */
export interface FailureAnswer {
  [key: string]: unknown
}
