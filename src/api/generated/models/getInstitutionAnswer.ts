/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { GetInstitutionAnswerData } from './getInstitutionAnswerData.ts'
import type { GetInstitutionAnswerData2 } from './getInstitutionAnswerData2.ts'
import type { GetInstitutionAnswerU } from './getInstitutionAnswerU.ts'
import type { Shell } from './shell.ts'
import type { UnreadCount } from './unreadCount.ts'
import type { User } from './user.ts'

/**
 * What an institution has to know to send money to this customer. What the bank does not know is `null`, empty or absent.
 */
export type GetInstitutionAnswer = Shell & {
  /** The customer who is signed in. Always sent here. */
  user: User
  nc: UnreadCount
  /** The customer. */
  u: GetInstitutionAnswerU
  /** The customer's account. */
  data: GetInstitutionAnswerData
  /** The bank. */
  data2: GetInstitutionAnswerData2
}
