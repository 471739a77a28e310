/** A lone surrogate becomes U+FFFD; `encodeURIComponent` would throw. */
export function encodePathSegment(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}
