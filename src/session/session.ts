import { idleSecondsLeft } from './idle.ts'
import { announceEnd, type SessionEnd } from './sessionEnd.ts'
import { read, storageKeys, write } from './storage.ts'

export function sessionToken(): string | undefined {
  return read(storageKeys.session)
}

/** Only identity verification accepts it. */
export function temporaryToken(): string | undefined {
  return read(storageKeys.temporary)
}

/** Returns false, and begins no session, if storage is blocked. */
export function beginSession(token: string): boolean {
  write(storageKeys.loggedOut, undefined)
  forgetVerification()
  storeActivity(token, Date.now())
  write(storageKeys.session, token)
  return sessionToken() === token
}

/** An earlier visit to the review page no longer counts. */
export function beginVerification(token: string | undefined, status?: string): void {
  forgetVerification()
  write(storageKeys.loggedOut, undefined)
  write(storageKeys.verification, status)
  write(storageKeys.temporary, token)
}

/** The returned function clears the tokens of this moment, and keeps one that another tab has stored since. */
export function clearingTokens(): () => void {
  const [session, temporary] = [sessionToken(), temporaryToken()]
  return () => {
    if (sessionToken() === session) write(storageKeys.session, undefined)
    if (temporaryToken() === temporary) write(storageKeys.temporary, undefined)
  }
}

export function endSession(reason: SessionEnd = 'logOut'): void {
  announceEnd(reason)
  forgetVerification()
  if (read(storageKeys.remember) === undefined) write(storageKeys.email, undefined)
  write(storageKeys.lastActive, undefined)
  // The next customer of this browser has not asked to show a balance.
  write(storageKeys.displayAmount, undefined)
  write(storageKeys.loggedOut, '1')
  write(storageKeys.session, undefined)
}

/** Known to this tab alone, where storage is full. */
let unstored: { token: string; at: number } | undefined

function storeActivity(token: string, at: number): void {
  unstored = { token, at }
  write(storageKeys.lastActive, String(at))
  if (read(storageKeys.lastActive) === String(at)) unstored = undefined
}

export function lastActivity(now: number): number {
  if (unstored !== undefined && unstored.token === sessionToken()) return unstored.at
  const noted = Number(read(storageKeys.lastActive) ?? Number.NaN)
  return Number.isFinite(noted) ? noted : now
}

/** For all tabs. Nothing is recorded after the session has ended. */
export function noteActivity(now: number): void {
  const token = sessionToken()
  if (token !== undefined) storeActivity(token, now)
}

export function endStaleSession(minutes: number, now: number): void {
  if (minutes > 0 && sessionToken() !== undefined && idleSecondsLeft(lastActivity(now), now, minutes) === 0)
    endSession('idle')
}

export function forgetVerification(): void {
  write(storageKeys.temporary, undefined)
  write(storageKeys.verification, undefined)
  write(storageKeys.notVerified, undefined)
  write(storageKeys.close, undefined)
}

export function rememberEmail(email: string | undefined): void {
  write(storageKeys.remember, email === undefined ? undefined : '1')
  write(storageKeys.email, email)
}
