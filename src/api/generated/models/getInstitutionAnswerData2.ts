/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * The bank.
 */
export type GetInstitutionAnswerData2 = {
  /**
   * SWIFT code (BIC) of the bank.
   * @nullable
   */
  swift_code?: string | null
  /**
   * Routing number of the bank. A string: leading zeros count.
   * @nullable
   */
  routing_no?: string | null
  /**
   * Country of the bank, by its name.
   * @nullable
   */
  country?: string | null
}
