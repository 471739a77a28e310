const announcedSeconds = [60, 30, 10]

/**
 * The number of seconds that a screen reader announces: only a few marks of the countdown, since every second would drown
 * whatever else is read. Stays the same until the next mark is reached.
 */
export function announcedCountdown(secondsLeft: number): number {
  return announcedSeconds.findLast((mark) => secondsLeft <= mark) ?? secondsLeft
}
