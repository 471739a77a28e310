/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Asks for the account.
 */
export interface GetAccountRequest {
  [key: string]: unknown
}
