/**
 * Media queries, ready for a styled-components template: `@media ${media.wide} { … }`. Lengths are in em (16 px unless
 * the reader has chosen a larger text), so that larger text gets the layout that has room for it.
 */
export const media = {
  /** The sidebar is beside the page instead of over it. */
  desktop: '(width >= 64em)',
  /** No sidebar: a bar at the bottom of the window leads on. */
  compact: '(width < 64em)',
  /** One column only. */
  narrow: '(width < 40em)',
  /** High enough that what stays in view leaves room for the rest. */
  tall: '(height >= 30em)',
  /** A small phone: repeated information is hidden. */
  tiny: '(width < 25em)',
  /** Movement is welcome. Every animation and transition is inside this query. */
  motion: '(prefers-reduced-motion: no-preference)',
  /** As wide as a desktop page at a zoom of 400 %. */
  zoomed: '(width < 21em)',
  /** A pointer that can rest on something without pressing it. */
  hover: '(hover: hover)',
  /** A touch screen is there, and so most likely a camera. */
  touch: '(any-pointer: coarse)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const
