const announcedSeconds = [60, 30, 10]

/**
 * The seconds that a screen reader announces: a few marks, since every second would drown other speech. Unchanged until
 * the next mark.
 */
export function announcedCountdown(secondsLeft: number): number {
  return announcedSeconds.findLast((mark) => secondsLeft <= mark) ?? secondsLeft
}
