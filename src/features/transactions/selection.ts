/** Which transaction's details are open. It is part of the address, so it can be linked, and Back closes it. */
import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'

const parameter = 'transaction'

/** The identifications that may be part of an address. No other text of the bank gets into one. */
const plain = /^[\w.-]{1,64}$/

/** What names a row in the address: the bank's own identification where it is a plain one, else its place in the list. */
export function keyOf({ id, reference }: StatementRow, index: number): string {
  return [id, reference].find((text) => text !== undefined && plain.test(text)) ?? `row-${index + 1}`
}

/** The row that `key` names among `rows`; undefined where no details are open, or the row is not there. */
export function openRow(rows: readonly StatementRow[], key: string | undefined): StatementRow | undefined {
  return key === undefined ? undefined : rows.find((row, index) => keyOf(row, index) === key)
}

export interface Selection {
  /** The key of the open transaction. */
  key: string | undefined
  /** The address that shows the details of a row on this page. */
  pathOf: (key: string) => string
}

/**
 * Reads the open transaction of the page. Not by `useSearchParams`, which renders its component at the start of each
 * navigation: that would be a whole list on its way out.
 */
export function useSelection(): Selection {
  const { pathname, search } = useLocation()
  // Stable while the address is, so that the memoised rows of a long list are.
  const pathOf = useCallback(
    (key: string) => {
      const next = new URLSearchParams(search)
      next.set(parameter, key)
      return `${pathname}?${next.toString()}`
    },
    [pathname, search],
  )
  const key = useMemo(() => new URLSearchParams(search).get(parameter) ?? undefined, [search])
  return { key, pathOf }
}

/** Closes the details of the page's open transaction. */
export function useCloseDetails(): () => void {
  const [, setSearch] = useSearchParams()
  return () =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete(parameter)
        return next
      },
      { replace: true },
    )
}
