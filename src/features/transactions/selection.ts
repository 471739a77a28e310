/** The transaction with open details. The address has its key, so it can be linked, and Back closes it. */
import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'

const parameter = 'transaction'

/** Ids that are safe in an address. No other text of the bank is. */
const plain = /^[\w.-]{1,64}$/

function idOf({ id, reference }: StatementRow): string | undefined {
  return [id, reference].find((text) => text !== undefined && plain.test(text))
}

const numbered = (index: number): string => `row-${index + 1}`

/** The bank's id if it is safe, else the row's place in the whole list: a filtered one has other places. */
export function keyOf(row: StatementRow, list: readonly StatementRow[]): string {
  return idOf(row) ?? numbered(list.indexOf(row))
}

export function openRow(list: readonly StatementRow[], key: string | undefined): StatementRow | undefined {
  return key === undefined ? undefined : list.find((row, index) => (idOf(row) ?? numbered(index)) === key)
}

export function pathOfDetails(pathname: string, search: string, key: string): string {
  const next = new URLSearchParams(search)
  next.set(parameter, key)
  return `${pathname}?${next.toString()}`
}

export interface Selection {
  key: string | undefined
  /** The link that opens the details of a row of the whole list. */
  linkOf: (row: StatementRow, list: readonly StatementRow[]) => { to: string; isOpen: boolean }
}

/** Not `useSearchParams`: it renders a whole list that is about to unmount at the start of each navigation. */
export function useSelection(): Selection {
  const { pathname, search } = useLocation()
  const key = useMemo(() => new URLSearchParams(search).get(parameter) ?? undefined, [search])
  // Stable while the address is, for the memoised rows of a long list.
  const linkOf = useCallback(
    (row: StatementRow, list: readonly StatementRow[]) => {
      const own = keyOf(row, list)
      return { to: pathOfDetails(pathname, search, own), isOpen: own === key }
    },
    [pathname, search, key],
  )
  return { key, linkOf }
}

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
