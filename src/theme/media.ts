/**
 * Media queries for styled-components: `@media ${media.narrow} { … }`. Lengths are in em, so that larger text gets the
 * layout with room for it.
 */
export const media = {
  /** The sidebar is beside the page. */
  desktop: '(width >= 64em)',
  /** No sidebar: a bar at the bottom of the window. */
  compact: '(width < 64em)',
  /** One column. */
  narrow: '(width < 40em)',
  /** High enough for sticky elements. */
  tall: '(height >= 30em)',
  /** A small phone: repeated information is hidden. */
  tiny: '(width < 25em)',
  /** Every animation and transition is inside this query. */
  motion: '(prefers-reduced-motion: no-preference)',
  /** As wide as a desktop page at a zoom of 400 %. */
  zoomed: '(width < 21em)',
  /** A pointer that can hover. */
  hover: '(hover: hover)',
  /** A touch screen, and so most likely a camera. */
  touch: '(any-pointer: coarse)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const
