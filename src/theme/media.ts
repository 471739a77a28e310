/** Media queries, ready for a styled-components template: `@media ${media.wide} { … }`. */
export const media = {
  /** Navigation overlays the page instead of standing beside it. */
  mobile: '(width < 1024px)',
  desktop: '(width >= 1024px)',
  /** One column only. */
  narrow: '(width < 640px)',
  /** High enough that what stays in view leaves room for the rest. */
  tall: '(height >= 480px)',
  /** A small phone: whatever is said twice is said once. */
  tiny: '(width < 400px)',
  /** Movement is welcome. Every animation and transition stands inside this one. */
  motion: '(prefers-reduced-motion: no-preference)',
  /** A pointer that can rest on something without pressing it. */
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const
