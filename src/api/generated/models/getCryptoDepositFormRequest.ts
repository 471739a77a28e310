/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Asks for the deposit form.
 */
export interface GetCryptoDepositFormRequest {
  [key: string]: unknown
}
