/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Asks for the payment form.
 */
export interface GetPaymentFormRequest {
  [key: string]: unknown
}
