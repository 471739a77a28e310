/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Asks for the contact details.
 */
export interface GetContactRequest {
  [key: string]: unknown
}
