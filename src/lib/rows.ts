/** Rows kept above and below those in sight, so that a quick scroll meets no gap. */
const spare = 8

export interface View {
  /** The row at the upper edge of the window; below 0 or beyond the end while the list is out of sight. */
  first: number
  /** How many rows fit into the window. */
  inView: number
  count: number
  /** A row to keep in any case. */
  focused?: number | undefined
}

/** Which rows of a long list to keep in the page, in ascending order. Never more than fit the view, the spare ones and one. */
export function rowsInSight({ first, inView, count, focused }: View): number[] {
  const from = Math.min(Math.max(first - spare, 0), count)
  const to = Math.min(Math.max(first + inView + spare, 0), count)
  const indexes = Array.from({ length: Math.max(to - from, 0) }, (_, offset) => from + offset)
  if (focused === undefined || focused >= count || (focused >= from && focused < to)) return indexes
  return focused < from ? [focused, ...indexes] : [...indexes, focused]
}
