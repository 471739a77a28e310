/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { RequestPasswordResetAnswer } from '../schemas/requestPasswordResetAnswer.ts'
import { RequestPasswordResetRequest } from '../schemas/requestPasswordResetRequest.ts'
import { ResendConfirmationCodeAnswer } from '../schemas/resendConfirmationCodeAnswer.ts'
import { ResendConfirmationCodeRequest } from '../schemas/resendConfirmationCodeRequest.ts'
import { ResendResetCodeAnswer } from '../schemas/resendResetCodeAnswer.ts'
import { ResendResetCodeRequest } from '../schemas/resendResetCodeRequest.ts'
import { ResetPasswordAnswer } from '../schemas/resetPasswordAnswer.ts'
import { ResetPasswordRequest } from '../schemas/resetPasswordRequest.ts'
import { SignInAnswer } from '../schemas/signInAnswer.ts'
import { SignInRequest } from '../schemas/signInRequest.ts'
import { SignUpAnswer } from '../schemas/signUpAnswer.ts'
import { SignUpRequest } from '../schemas/signUpRequest.ts'
import { VerifyEmailAnswer } from '../schemas/verifyEmailAnswer.ts'
import { VerifyEmailRequest } from '../schemas/verifyEmailRequest.ts'

/**
 * Signs a customer in with e-mail and password, and names the next step.
 *
 * The response has one of these outcomes, tested in this order:
 *
 * 1. **Refused**: `error` is set. Without further fields the credentials are wrong: they are
 *    tested before anything else. With `verified` = no and `email`, the e-mail address has to
 *    be verified first. With `submitted`, identity verification is missing (`No`) or under
 *    review (`Yes`); the response may then carry a temporary token.
 * 2. **Administrator**: `role` is `admin`. The browser goes to the administrators' own area.
 * 3. **Notice**: `ismsg` is set. The customer reads `head` and `body` and gets no session.
 * 4. **Not verified** or **declined**: `jwt` is a temporary token and the customer goes to
 *    identity verification.
 * 5. **Pending**: `jwt` is a temporary token and the customer reads that the review is under way.
 * 6. **Signed in**: `jwt` is a session token.
 *
 * A session token is issued only to a customer with a verified e-mail address and an approved
 * identity; everybody else gets at most a temporary one.
 *
 * A customer whose identity is not approved can get one of two responses, a refusal with
 * `submitted` (1) or a `verification_status` (4 and 5). A new backend SHOULD respond in the
 * second way: without `error`, with `verification_status` and a temporary token in `jwt`.
 * @summary Sign in
 */
export const SignInQueryParams = zod.object({
  crud: zod.literal('userlogin').describe('Names the operation. Always this value.'),
})

export const SignInBody = SignInRequest

export const SignInResponse = SignInAnswer

/**
 * Opens an account for a visitor and sends a code to the e-mail address; `verifyEmail` accepts that code. The new customer cannot sign in before. The bank refuses, with `error` and a `message`, what it does not accept: for example an address that is taken, or a password that is too short. An empty password SHOULD be refused.
 * @summary Open an account
 */
export const SignUpQueryParams = zod.object({
  crud: zod.literal('newuser').describe('Names the operation. Always this value.'),
})

export const SignUpBody = SignUpRequest

export const SignUpResponse = SignUpAnswer

/**
 * Verifies an e-mail address with the code that was sent to it. On success it responds like a sign-in: `verification_status` is the state of the identity verification, and `jwt` is a session token when that is `verified`, a temporary token otherwise. A wrong or outdated code is refused with `error` and a `message`. A code SHOULD be valid for 30 minutes, for one use and for five tries; a new one invalidates the earlier one.
 * @summary Verify the e-mail address
 */
export const VerifyEmailQueryParams = zod.object({
  crud: zod.literal('verifyuser').describe('Names the operation. Always this value.'),
})

export const VerifyEmailBody = VerifyEmailRequest

export const VerifyEmailResponse = VerifyEmailAnswer

/**
 * Sends an e-mail with a reset code, and a link that carries the address and the code, to a customer who has forgotten the password. The response SHOULD be the same whether or not the address has an account. `resetPassword` accepts the code. Both have the wire name `userforgot`; `action` distinguishes them.
 * @summary Request a password reset
 */
export const RequestPasswordResetQueryParams = zod.object({
  crud: zod.literal('userforgot').describe('Names the operation. Always this value.'),
})

export const RequestPasswordResetBody = RequestPasswordResetRequest

export const RequestPasswordResetResponse = RequestPasswordResetAnswer

/**
 * Sets a new password for the customer who holds the reset code. The customer signs in with it afterwards; no session starts here. The bank refuses a wrong or outdated code, or a password it does not accept, with `error` and a `message`. A code SHOULD be valid for 30 minutes, for one use and for five tries; a new one invalidates the earlier one. With the new password every session of the customer SHOULD end. An empty new password SHOULD be refused.
 * @summary Set a new password with a reset code
 */
export const ResetPasswordQueryParams = zod.object({
  crud: zod.literal('userforgot').describe('Names the operation. Always this value.'),
})

export const ResetPasswordBody = ResetPasswordRequest

export const ResetPasswordResponse = ResetPasswordAnswer

/**
 * Sends the code for `verifyEmail` to the address once more: the same or a new one. The code sent last is valid; if it is a new one, the earlier one SHOULD be invalid. Whether the bank refuses an address that has no account, or is verified already, is its decision.
 * @summary Send the verification code again
 */
export const ResendConfirmationCodeBody = ResendConfirmationCodeRequest

export const ResendConfirmationCodeResponse = ResendConfirmationCodeAnswer

/**
 * Sends the code for `resetPassword` to the address once more: the same or a new one. The code sent last is valid; if it is a new one, the earlier one SHOULD be invalid. Whether the bank refuses an address that has no account is its decision.
 * @summary Send the reset code again
 */
export const ResendResetCodeBody = ResendResetCodeRequest

export const ResendResetCodeResponse = ResendResetCodeAnswer
