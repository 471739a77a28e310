/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Envelope } from './envelope.ts'
import type { VerificationStatus } from './verificationStatus.ts'

/**
 * The outcome of an e-mail verification. A success carries `jwt` and `verification_status`. An answer with exactly one field, whichever it is, counts as a malfunction: send at least two.
 */
export type VerifyEmailAnswer = Envelope & {
  /** A token. A session token when `verification_status` is `verified`; otherwise a temporary token, which is good for identity verification and nothing else. */
  jwt?: string
  verification_status?: VerificationStatus
}
