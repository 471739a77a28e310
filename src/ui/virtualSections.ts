export interface ListGroup {
  /** The accessible name of its rows; unique among the groups. */
  label: string
  count: number
}

/** A group and its place in the list. Items are headings and rows, counted together from 0. */
export interface Section extends ListGroup {
  key: string
  headingItem: number | undefined
  firstItem: number
  firstRow: number
}

export function sectionsOf(label: string, count: number, groups: readonly ListGroup[]): Section[] {
  if (groups.length === 0) {
    return count === 0 ? [] : [{ key: 'all', label, count, headingItem: undefined, firstItem: 0, firstRow: 0 }]
  }
  let firstRow = 0
  return groups.map((group, index) => {
    const headingItem = firstRow + index
    const section = { ...group, key: group.label, headingItem, firstItem: headingItem + 1, firstRow }
    firstRow += group.count
    return section
  })
}
