/** How long the warning is shown. With a very short limit: half of it. */
const warningMs = 60_000

/** Of the session, once the customer is warned; 0 at its end. Times are milliseconds since the epoch. */
export function idleSecondsLeft(lastActive: number, now: number, minutes: number): number | undefined {
  const limitMs = minutes * 60_000
  // A clock that was set back must not prolong a session for ever.
  const leftMs = limitMs - Math.abs(now - lastActive)
  return leftMs > Math.min(warningMs, limitMs / 2) ? undefined : Math.max(Math.ceil(leftMs / 1000), 0)
}

const announcedSeconds = [60, 30, 10]

/** A few marks only, since every second would drown other speech. */
export function announcedCountdown(secondsLeft: number): number {
  return announcedSeconds.findLast((mark) => secondsLeft <= mark) ?? secondsLeft
}
