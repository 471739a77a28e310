/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Something the customer should know about the transfer just ordered.
 */
export interface TransferNotice {
  /** Heading. Plain text. */
  title: string
  /** Text. Plain text. */
  body: string
}
