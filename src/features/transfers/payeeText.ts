/** Direction marks, embeddings, overrides and isolates, and characters without width. */
const neverAllowed = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u
/** Joiners change how names are written in several scripts; a number needs none. */
const neverInNumbers = /[\u200C\u200D]/u

/** The place, from 1, of the first character that must not be sent: customers must see what they send. */
export function invisiblePosition(text: string, isNumber: boolean): number | undefined {
  const index = Array.from(text).findIndex(
    (character) => neverAllowed.test(character) || (isNumber && neverInNumbers.test(character)),
  )
  return index === -1 ? undefined : index + 1
}
