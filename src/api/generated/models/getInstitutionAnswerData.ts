/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * The customer's account.
 */
export type GetInstitutionAnswerData = {
  /**
   * The customer's account number.
   * @nullable
   */
  account_no?: string | null
}
