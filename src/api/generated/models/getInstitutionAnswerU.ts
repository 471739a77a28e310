/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * The customer.
 */
export type GetInstitutionAnswerU = {
  /**
   * The customer's username.
   * @nullable
   */
  username?: string | null
}
