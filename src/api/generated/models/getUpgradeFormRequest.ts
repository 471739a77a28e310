/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * Asks for the upgrade form.
 */
export interface GetUpgradeFormRequest {
  [key: string]: unknown
}
