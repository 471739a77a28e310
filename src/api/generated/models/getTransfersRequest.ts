/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Asks for the past transfers.
 */
export interface GetTransfersRequest {
  [key: string]: unknown
}
