/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Asks for the profile.
 */
export interface GetProfileRequest {
  [key: string]: unknown
}
