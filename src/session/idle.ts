/** All times are milliseconds since the epoch. */

/** How long the warning is shown. With a very short limit: half of it. */
const warningMs = 60_000

export type Idleness = { kind: 'active'; checkAt: number } | { kind: 'warning'; secondsLeft: number } | { kind: 'over' }

export function idleness(lastActive: number, now: number, minutes: number): Idleness {
  const limitMs = minutes * 60_000
  // A clock that was set back must not prolong a session for ever.
  const idleMs = Math.abs(now - lastActive)
  const leftMs = limitMs - idleMs
  if (leftMs <= 0) return { kind: 'over' }
  const noticeMs = Math.min(warningMs, limitMs / 2)
  if (leftMs <= noticeMs) return { kind: 'warning', secondsLeft: Math.ceil(leftMs / 1000) }
  return { kind: 'active', checkAt: now + leftMs - noticeMs }
}

const announcedSeconds = [60, 30, 10]

/** A few marks only, since every second would drown other speech. */
export function announcedCountdown(secondsLeft: number): number {
  return announcedSeconds.findLast((mark) => secondsLeft <= mark) ?? secondsLeft
}
