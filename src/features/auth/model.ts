import { t } from '@lingui/core/macro'
import type { SignInAnswer } from '#src/api/generated/models/signInAnswer.ts'
import type { AnyOutcome, FailureReason, Outcome } from '#src/api/reading/outcome.ts'
import { describeFailure } from '#src/components/form/failureText.ts'
import { textIn } from '#src/lib/fields.ts'
import { authTexts } from '#src/texts/auth.ts'
import * as texts from '#src/texts/common.ts'

export interface Failed {
  kind: 'failed'
  message: string | undefined
}

export interface VerificationStep {
  kind: 'verification' | 'underReview'
  message: string
  isRefusal: boolean
  token: string | undefined
  status: string | undefined
}

export interface Welcome {
  kind: 'welcome'
  message: string
  token: string
}

export type SignInResult =
  | Failed
  | VerificationStep
  | Welcome
  | { kind: 'verifyEmail'; message: string; email: string }
  | { kind: 'admin' }
  | { kind: 'notice'; head: string; body: string }

/** The contract defines the order. `email` is the typed address, for responses without one. */
export function readSignIn(outcome: Outcome<SignInAnswer>, email: string): SignInResult {
  if (outcome.kind === 'failed' || outcome.kind === 'unclear') return { kind: 'failed', message: failureText(outcome) }
  const { data } = outcome
  if (outcome.kind === 'refused') {
    const message = outcome.message ?? authTexts.signIn.invalidCredentials
    if (data.verified === false) return { kind: 'verifyEmail', message, email: data.email || email }
    if (data.submitted === undefined) return { kind: 'failed', message }
    const kind = data.submitted === 'No' ? 'verification' : 'underReview'
    return { kind, message, isRefusal: true, token: data.jwt || undefined, status: data.verification_status }
  }
  if (data.role === 'admin') return { kind: 'admin' }
  if (data.ismsg === true) return { kind: 'notice', head: data.head ?? '', body: data.body ?? '' }
  return byVerificationStatus(data, outcome.message ?? authTexts.signIn.welcomeBack)
}

/** A missing or empty token refuses the sign-in. A missing status needs at least a token. */
export function byVerificationStatus(
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
    // Not Verified, Declined and unknown statuses never begin a session.
    default:
      return { kind: 'verification', message, isRefusal: false, token, status }
  }
}

const explained: ReadonlySet<FailureReason> = new Set(['timeout', 'tooLarge', 'tooManyRequests', 'unavailable'])

/** Undefined for a lost connection, which the banner reports. */
export function failureText(outcome: AnyOutcome | undefined, refusal?: string): string | undefined {
  if (outcome === undefined || outcome.kind === 'success') return undefined
  const { toast, text } = describeFailure(outcome, {
    failure: texts.somethingWentWrong,
    refusal,
    isReasonInToast: true,
  })
  const saysMore = outcome.kind === 'unclear' || (outcome.kind === 'failed' && explained.has(outcome.reason))
  return toast !== undefined && saysMore ? `${t`Something went wrong.`} ${text}` : toast
}

export const adminNotice = {
  head: t`Administrators sign in elsewhere`,
  body: t`This site is for customers. Use the administration address you were given.`,
} as const

export const storageBlocked = t`Your browser doesn't let this site store anything, so we can't sign you in. Allow it in your browser's settings, then sign in again.`

const addressPattern = /^[^\s\p{C}\p{DI}\u2800]{1,64}@[^\s\p{C}\p{DI}\u2800]{1,255}$/u

/** An address that a link carries. Anybody can write a link, and letters that look like spaces make it a sentence. */
export function addressIn(link: string): string {
  return addressPattern.test(link)
    ? link
    : t({ message: 'your email address', comment: 'In the place of an address: "For …", "sent to …"' })
}

export interface Notice {
  head: string
  body: string
}

export const generalNotice: Notice = {
  head: t`There's no new message`,
  body: t`We show it once, right after you sign in. To read it again, sign in again.`,
}

export function readNotice(state: unknown): Notice {
  const head = textIn(state, 'head')
  const body = textIn(state, 'body')
  return head === undefined && body === undefined ? generalNotice : { head: head ?? '', body: body ?? '' }
}
