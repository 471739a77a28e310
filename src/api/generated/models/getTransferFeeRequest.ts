/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Asks for the fee.
 */
export interface GetTransferFeeRequest {
  [key: string]: unknown
}
