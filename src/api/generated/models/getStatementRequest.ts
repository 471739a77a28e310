/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Asks for the statement.
 */
export interface GetStatementRequest {
  [key: string]: unknown
}
