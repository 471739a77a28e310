/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Refusal } from './refusal.ts'

/**
 * What every action may answer. Each field is optional; the operation's `x-outcome` names the one that decides between success and refusal, and the others are then only information.
 */
export interface Envelope {
  /** `success` when the bank did what was asked. Any other word is a refusal. Decides only where the operation says `x-outcome: status`. */
  status?: string
  /** `success` when the bank accepted the submission. Any other word is a refusal. Decides only where the operation says `x-outcome: icon`. */
  icon?: string
  /** What to tell the customer, in the customer's language. Plain text. Where it is missing, the reader shows a text of its own. */
  message?: string
  /** Refusal of a sign-in, sign-up, e-mail verification or password reset. Decides only where the operation says `x-outcome: error`. */
  error?: Refusal | null
  /** Refusal of a change in the settings; as a string, the reason. Decides only where the operation says `x-outcome: failed`. */
  failed?: Refusal | null
}
