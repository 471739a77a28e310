/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Asks for the details for an institutional transfer.
 */
export interface GetInstitutionRequest {
  [key: string]: unknown
}
