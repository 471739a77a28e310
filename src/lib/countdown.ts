const announcedSeconds = [60, 30, 10]

/** A few marks only, since every second would drown other speech. */
export function announcedCountdown(secondsLeft: number): number {
  return announcedSeconds.findLast((mark) => secondsLeft <= mark) ?? secondsLeft
}
