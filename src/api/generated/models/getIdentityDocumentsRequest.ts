/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Asks for the kinds of documents.
 */
export interface GetIdentityDocumentsRequest {
  [key: string]: unknown
}
