import { exactTimeOfDay, isoDay, spelledDate, timeOfDay, type Instant } from '#src/lib/dates.ts'
import type { SessionEnd } from '#src/session/sessionEnd.ts'

/** "at 14:05", or "on 15 January 2026 at 14:05" if that was another day. With seconds if another of `all` has the same minute. */
export function sentWhen(sentAt: Instant, now: Date, all: readonly Instant[] = [sentAt]): string {
  const isAlone = all.filter((other) => minuteOf(other) === minuteOf(sentAt)).length < 2
  const time = `at ${isAlone ? timeOfDay(sentAt) : exactTimeOfDay(sentAt)}`
  return isoDay(sentAt) === isoDay(now) ? time : `on ${spelledDate(sentAt)} ${time}`
}

function minuteOf(instant: Instant): number {
  return Math.floor(instant / 60_000)
}

const mayHaveGoneThrough = 'One of your orders may have gone through. Sign in and look for it before you try again.'

export function signOutText(reason: SessionEnd, hasOpenOrder: boolean): string | undefined {
  switch (reason) {
    case 'logOut':
      return hasOpenOrder ? mayHaveGoneThrough : undefined
    case 'idle':
      return `You were signed out because you were inactive for a while.${hasOpenOrder ? ` ${mayHaveGoneThrough}` : ''}`
    case 'expired':
    case 'expiredAtOrder':
      if (hasOpenOrder) return `Your session has ended. ${mayHaveGoneThrough}`
      return reason === 'expired'
        ? 'Your session has ended. Sign in again to continue.'
        : "Your session has ended. The bank hasn't carried out your order. Sign in again to continue."
  }
}
