/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * A further code that the bank wants before it lets a transfer go.
 */
export interface AnotherCode {
  /** Heading of the screen that asks for the code. Plain text. */
  head: string
  /** What the customer is to enter, and where to find it. Plain text. */
  body: string
}
