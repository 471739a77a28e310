/** Lengths are in em, so that larger text gets the layout with room for it. */
export const media = {
  desktop: '(width >= 64em)',
  compact: '(width < 64em)',
  narrow: '(width < 40em)',
  tall: '(height >= 30em)',
  /** A small phone: repeated information is hidden. */
  tiny: '(width < 25em)',
  /** Every animation and transition is inside this query. */
  motion: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover)',
  /** A touch screen, and so most likely a camera. */
  touch: '(any-pointer: coarse)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const
