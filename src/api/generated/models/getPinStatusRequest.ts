/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Asks whether there is a PIN.
 */
export interface GetPinStatusRequest {
  [key: string]: unknown
}
