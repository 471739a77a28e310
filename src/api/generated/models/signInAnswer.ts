/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Envelope } from './envelope.ts'
import type { Flag } from './flag.ts'
import type { SignInAnswerRole } from './signInAnswerRole.ts'
import type { User } from './user.ts'
import type { VerificationStatus } from './verificationStatus.ts'
import type { YesNo } from './yesNo.ts'

/**
 * The outcome of a sign-in. The reader tests in this order: `error`; `role` is `admin`; `ismsg`; `verification_status` is `Not Verified` or `Declined`; `Pending Verification`; otherwise the customer is signed in.
 */
export type SignInAnswer = Envelope & {
  /** A token. A session token when `verification_status` is `verified`; otherwise a temporary token, which is good for identity verification and nothing else. */
  jwt?: string
  verification_status?: VerificationStatus
  /** Whether the e-mail address is verified. With `error`, `no` sends the customer to the e-mail verification screen. */
  verified?: Flag
  /** With `error`: identity verification stands in the way. `No` means nothing has been submitted, `Yes` that it is under review. */
  submitted?: YesNo
  /** The e-mail address the outcome is about. Always there when the address is not verified yet. */
  email?: string
  /** `admin` sends the browser to the administrators' own area; no customer session starts. */
  role?: SignInAnswerRole
  /** Yes: the bank has a notice for this customer instead of a session. `head` and `body` carry it. */
  ismsg?: Flag
  /** Heading of the notice. Plain text. */
  head?: string
  /** Text of the notice. Plain text, never HTML. */
  body?: string
  /** The customer who has signed in. */
  user?: User
}
