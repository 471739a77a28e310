import { idleness } from './idle.ts'
import { announceEnd, type SessionEnd } from './sessionEnd.ts'
import { read, storageKeys, write } from './storage.ts'

/** The token of a signed-in customer; undefined otherwise. */
export function sessionToken(): string | undefined {
  return read(storageKeys.session)
}

/** The token that only identity verification accepts; undefined otherwise. */
export function temporaryToken(): string | undefined {
  return read(storageKeys.temporary)
}

/**
 * Begins a session. What belonged to signing in (temporary token, flags) is removed. Returns false where the browser
 * stores nothing for this site: then there is no session.
 */
export function beginSession(token: string): boolean {
  write(storageKeys.loggedOut, undefined)
  forgetVerification()
  write(storageKeys.lastActive, String(Date.now()))
  write(storageKeys.session, token)
  return sessionToken() === token
}

/**
 * Begins the wait for an identity verification: keeps the token with which it can be submitted, if the bank gave one, and
 * the status of the customer's verification. It starts over: an earlier visit to the review page does not count any more.
 */
export function beginVerification(token: string | undefined, status?: string): void {
  forgetVerification()
  write(storageKeys.loggedOut, undefined)
  write(storageKeys.verification, status)
  write(storageKeys.temporary, token)
}

/** The documents are with the bank: the temporary token has done its work. */
export function completeVerification(): void {
  forgetVerification()
}

/** The tokens that are stored at the moment. */
export interface StoredTokens {
  session: string | undefined
  temporary: string | undefined
}

export function storedTokens(): StoredTokens {
  return { session: sessionToken(), temporary: temporaryToken() }
}

/** Removes the tokens that are still the given ones. One that was stored later, in this tab or another, is kept. */
export function clearTokensIfStill({ session, temporary }: StoredTokens): void {
  if (sessionToken() === session) write(storageKeys.session, undefined)
  if (temporaryToken() === temporary) write(storageKeys.temporary, undefined)
}

/**
 * Ends the session: tokens and the KYC, email and verification flags go, the logged-out flag is set.
 * A remembered email address stays, since that is what "Remember me" promises.
 */
export function endSession(reason: SessionEnd = 'logOut'): void {
  announceEnd(reason)
  forgetVerification()
  if (read(storageKeys.remember) === undefined) write(storageKeys.email, undefined)
  write(storageKeys.lastActive, undefined)
  write(storageKeys.loggedOut, '1')
  write(storageKeys.session, undefined)
}

/** When the customer last did something, in this tab or another; `now` when that was never noted. Milliseconds. */
export function lastActivity(now: number): number {
  const noted = Number(read(storageKeys.lastActive) ?? Number.NaN)
  return Number.isFinite(noted) ? noted : now
}

/** Notes that the customer is active, for all tabs. Nothing is noted once the session has ended. */
export function noteActivity(now: number): void {
  if (sessionToken() !== undefined) write(storageKeys.lastActive, String(now))
}

/** Ends a session that was left alone for longer than `minutes`, before anything of it is shown. 0 is no limit. */
export function endStaleSession(minutes: number, now: number): void {
  if (minutes > 0 && sessionToken() !== undefined && idleness(lastActivity(now), now, minutes).kind === 'over')
    endSession('idle')
}

function forgetVerification(): void {
  write(storageKeys.temporary, undefined)
  write(storageKeys.verification, undefined)
  write(storageKeys.notVerified, undefined)
  write(storageKeys.close, undefined)
}

/** Keeps the email address for the next sign-in, or forgets it. Nothing else is remembered. */
export function rememberEmail(email: string | undefined): void {
  write(storageKeys.remember, email === undefined ? undefined : '1')
  write(storageKeys.email, email)
}
