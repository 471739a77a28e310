/** What the answers to a sign-in and to an e-mail verification mean. Pure: the screens only act on it. */
import type { SignInAnswer } from '#src/api/generated/models/signInAnswer.ts'
import type { VerifyEmailAnswer } from '#src/api/generated/models/verifyEmailAnswer.ts'
import type { FailureReason, Outcome } from '#src/api/outcome.ts'
import { messageOf } from '#src/api/outcome.ts'
import { readFlag } from '#src/lib/flags.ts'
import { texts } from '#src/texts.ts'

/** No usable answer; without a connection there is nothing to say that the banner does not. */
export interface Failed {
  kind: 'failed'
  message: string | undefined
}

/** Identity verification stands in the way: to be submitted, or under review. */
export interface VerificationStep {
  kind: 'verification' | 'underReview'
  /** What the customer is told; whether the bank said it as a refusal. */
  message: string
  isRefusal: boolean
  /** The temporary token, if the bank gave one. */
  token: string | undefined
  /** The bank's word for how the verification stands. */
  status: string | undefined
}

/** The customer is in. */
export interface Welcome {
  kind: 'welcome'
  message: string
  token: string
}

/** What a sign-in leads to. `message` is what the customer is told, as text. */
export type SignInResult =
  | Failed
  | VerificationStep
  | Welcome
  | { kind: 'refused'; message: string }
  | { kind: 'verifyEmail'; message: string; email: string }
  | { kind: 'admin' }
  | { kind: 'notice'; head: string; body: string }

/**
 * Reads the outcome of a sign-in. The order is the bank's: error, admin, notice, Not Verified or Declined, Pending,
 * otherwise. `email` is the address that was typed, for answers that do not repeat it.
 */
export function readSignIn(outcome: Outcome<SignInAnswer>, email: string): SignInResult {
  if (outcome.kind === 'failed') return { kind: 'failed', message: failureText(outcome.reason) }
  const { answer } = outcome
  if (outcome.kind === 'refused') {
    const message = messageOf(answer) ?? texts.signIn.invalidCredentials
    if (readFlag(answer.verified) === false) return { kind: 'verifyEmail', message, email: answer.email ?? email }
    if (answer.submitted === undefined) return { kind: 'refused', message }
    const kind = answer.submitted === 'No' ? 'verification' : 'underReview'
    return { kind, message, isRefusal: true, token: answer.jwt, status: answer.verification_status }
  }
  if (answer.role === 'admin') return { kind: 'admin' }
  if (readFlag(answer.ismsg) === true) return { kind: 'notice', head: answer.head ?? '', body: answer.body ?? '' }
  return byVerification(answer, answer.message?.trim() || texts.signIn.welcomeBack)
}

/** What an e-mail verification leads to. */
export type VerifyEmailResult = Failed | VerificationStep | Welcome | { kind: 'refused'; message: string }

/** Reads the outcome of an e-mail verification. An answer with a single field is a malfunction, whatever the field says. */
export function readVerifyEmail(outcome: Outcome<VerifyEmailAnswer>): VerifyEmailResult {
  if (outcome.kind === 'failed') return { kind: 'failed', message: failureText(outcome.reason) }
  const { answer } = outcome
  if (Object.keys(answer).length === 1) return { kind: 'refused', message: texts.somethingWentWrong }
  if (outcome.kind === 'refused') return { kind: 'refused', message: messageOf(answer) ?? texts.somethingWentWrong }
  return byVerification(answer, answer.message?.trim() || 'Your e-mail address is verified.')
}

/** Where an accepted customer goes. Without a token nobody is let in; without a status there must at least be one. */
function byVerification(
  { verification_status: status, jwt: token }: Pick<VerifyEmailAnswer, 'verification_status' | 'jwt'>,
  message: string,
): Failed | VerificationStep | Welcome {
  switch (status) {
    case undefined:
    case 'verified':
      return token === undefined
        ? { kind: 'failed', message: texts.somethingWentWrong }
        : { kind: 'welcome', message, token }
    case 'Pending Verification':
      return { kind: 'underReview', message, isRefusal: false, token, status }
    // Not Verified, Declined, and any status this app does not know: nobody is let in by accident.
    default:
      return { kind: 'verification', message, isRefusal: false, token, status }
  }
}

/** What to say of a call without a usable answer. Of a lost connection nothing: the banner speaks of it. */
export function failureText(reason: FailureReason): string | undefined {
  return reason === 'network' ? undefined : texts.somethingWentWrong
}

/** What an administrator sees when no address of the administrators' area is configured. */
export const adminNotice = {
  head: 'Administrators sign in elsewhere',
  body: 'This site is for customers. Please use the administration address that you have been given.',
} as const
