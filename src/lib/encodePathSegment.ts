/**
 * A text as one part of an address. Half a character, which JSON and keyboards can bring along, has no encoding: it becomes
 * the sign for an unknown character, where `encodeURIComponent` alone would throw.
 */
export function encodePathSegment(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}
