/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Asks for the fixed-deposit form.
 */
export interface GetFixedDepositFormRequest {
  [key: string]: unknown
}
