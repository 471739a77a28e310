/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { GetInstitutionAnswerData } from './getInstitutionAnswerData.ts'
import type { GetInstitutionAnswerData2 } from './getInstitutionAnswerData2.ts'
import type { GetInstitutionAnswerU } from './getInstitutionAnswerU.ts'
import type { Shell } from './shell.ts'

/**
 * What an institution has to know to send money to this customer. What the bank does not know is `null`, empty or absent.
 */
export type GetInstitutionAnswer = Shell & {
  /** The customer. */
  u: GetInstitutionAnswerU
  /** The customer's account. */
  data: GetInstitutionAnswerData
  /** The bank. */
  data2: GetInstitutionAnswerData2
}
