/** What the answers of the auth operations mean. Pure: the screens only act on it. */
import type { SignInAnswer } from '#src/api/generated/models/signInAnswer.ts'
import type { Outcome } from '#src/api/outcome.ts'
import { messageOf } from '#src/api/outcome.ts'
import { readFlag } from '#src/lib/flags.ts'
import { texts } from '#src/texts.ts'

/** What a sign-in leads to. `message` is what the customer is told, as text. */
export type SignInResult =
  /** No usable answer; without a connection there is nothing to say that the banner does not. */
  | { kind: 'failed'; message: string | undefined }
  | { kind: 'refused'; message: string }
  | { kind: 'verifyEmail'; message: string; email: string }
  /** Identity verification stands in the way: to be submitted, or under review. */
  | { kind: 'verification' | 'underReview'; message: string; token: string | undefined }
  | { kind: 'admin' }
  | { kind: 'notice'; head: string; body: string }
  | { kind: 'welcome'; message: string; token: string }

/**
 * Reads the outcome of a sign-in. The order is the bank's: error, admin, notice, Not Verified or Declined, Pending,
 * otherwise. `email` is the address that was typed, for answers that do not repeat it.
 */
export function readSignIn(outcome: Outcome<SignInAnswer>, email: string): SignInResult {
  if (outcome.kind === 'failed') return { kind: 'failed', message: failureText(outcome.reason) }
  const { answer } = outcome
  const token = answer.jwt
  if (outcome.kind === 'refused') {
    const message = messageOf(answer) ?? texts.signIn.invalidCredentials
    if (readFlag(answer.verified) === false) return { kind: 'verifyEmail', message, email: answer.email ?? email }
    if (answer.submitted !== undefined)
      return { kind: answer.submitted === 'No' ? 'verification' : 'underReview', message, token }
    return { kind: 'refused', message }
  }
  const message = answer.message?.trim() || texts.signIn.welcomeBack
  if (answer.role === 'admin') return { kind: 'admin' }
  if (readFlag(answer.ismsg) === true) return { kind: 'notice', head: answer.head ?? '', body: answer.body ?? '' }
  switch (answer.verification_status) {
    case undefined:
    case 'verified':
      return token === undefined
        ? { kind: 'failed', message: texts.somethingWentWrong }
        : { kind: 'welcome', message, token }
    case 'Pending Verification':
      return { kind: 'underReview', message, token }
    // Not Verified, Declined, and any status this app does not know: nobody is let in by accident.
    default:
      return { kind: 'verification', message, token }
  }
}

/** What to say of a call without a usable answer. Of a lost connection nothing: the banner speaks of it. */
export function failureText(reason: 'network' | 'http' | 'malformed' | 'session'): string | undefined {
  return reason === 'network' ? undefined : texts.somethingWentWrong
}

/** What an administrator sees when no address of the administrators' area is configured. */
export const adminNotice = {
  head: 'Administrators sign in elsewhere',
  body: 'This site is for customers. Please use the administration address that you have been given.',
} as const
