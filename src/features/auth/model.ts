/** What the response to a sign-in means. Pure: the screen only acts on it. */
import type { SignInAnswer } from '#src/api/generated/models/signInAnswer.ts'
import type { FailureReason, NoSuccess, Outcome } from '#src/api/reading/outcome.ts'
import { describeFailure } from '#src/components/form/failureText.ts'
import { authTexts } from '#src/texts/auth.ts'
import { texts } from '#src/texts/common.ts'

/** No usable response; without a connection there is nothing to say that the banner does not. */
export interface Failed {
  kind: 'failed'
  message: string | undefined
}

/** Identity verification is required first: to be submitted, or under review. */
export interface VerificationStep {
  kind: 'verification' | 'underReview'
  /** The message for the customer, and whether the bank sent it as a refusal. */
  message: string
  isRefusal: boolean
  /** The temporary token, if the bank gave one. */
  token: string | undefined
  /** The bank's word for the state of the verification. */
  status: string | undefined
}

/** The customer is in. */
export interface Welcome {
  kind: 'welcome'
  message: string
  token: string
}

/** What a sign-in leads to. `message` is shown to the customer as text. */
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
 * otherwise. `email` is the address that was typed, for responses that do not repeat it.
 */
export function readSignIn(outcome: Outcome<SignInAnswer>, email: string): SignInResult {
  if (outcome.kind === 'failed' || outcome.kind === 'unclear') return { kind: 'failed', message: failureText(outcome) }
  const { data } = outcome
  if (outcome.kind === 'refused') {
    const message = outcome.message ?? authTexts.signIn.invalidCredentials
    if (data.verified === false) return { kind: 'verifyEmail', message, email: data.email || email }
    if (data.submitted === undefined) return { kind: 'refused', message }
    const kind = data.submitted === 'No' ? 'verification' : 'underReview'
    return { kind, message, isRefusal: true, token: data.jwt || undefined, status: data.verification_status }
  }
  if (data.role === 'admin') return { kind: 'admin' }
  if (data.ismsg === true) return { kind: 'notice', head: data.head ?? '', body: data.body ?? '' }
  return byVerification(data, outcome.message ?? authTexts.signIn.welcomeBack)
}

/**
 * Where an accepted customer goes. Without a token, or with an empty one, nobody is let in; without a status there must at
 * least be one.
 */
export function byVerification(
  { verification_status: status, jwt }: Pick<SignInAnswer, 'verification_status' | 'jwt'>,
  message: string,
): Failed | VerificationStep | Welcome {
  const token = jwt || undefined
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

/** Failures about which a customer can do something. */
const explained: ReadonlySet<FailureReason> = new Set(['timeout', 'tooLarge', 'tooManyRequests', 'unavailable'])

/** What to say of an action that did not succeed. Of a lost connection nothing: the banner speaks of it. */
export function failureText(outcome: NoSuccess, refusal?: string): string | undefined {
  const { toast, text } = describeFailure(outcome, {
    failure: texts.somethingWentWrong,
    refusal,
    isReasonInToast: true,
  })
  const saysMore = outcome.kind === 'unclear' || (outcome.kind === 'failed' && explained.has(outcome.reason))
  return toast !== undefined && saysMore ? `${toast}. ${text}` : toast
}

/** What an administrator sees when no address of the administrators' area is configured. */
export const adminNotice = {
  head: 'Administrators sign in elsewhere',
  body: 'This site is for customers. Use the administration address you were given.',
} as const

/** Said when the browser stores nothing for the site, so that nobody can stay signed in. */
export const storageBlocked =
  "Your browser doesn't let this site store anything, so we can't sign you in. Allow it in your browser's settings, then sign in again."
