/** The transaction with open details. The address has its key, so it can be linked, and Back closes it. */
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { fieldsOf } from '#src/lib/fields.ts'

const parameter = 'transaction'

/** The only ids allowed in an address. */
const plain = /^[\w.-]{1,64}$/

function idOf({ id, reference }: StatementRow): string | undefined {
  return [id, reference].find((text) => text !== undefined && plain.test(text))
}

/** Counted from the oldest row: new ones come first. */
const numbered = (list: readonly StatementRow[], index: number): string => `row-${list.length - index}`

/** The bank's id if it is safe, else the row's place in the whole list, which filters do not change. */
export function rowKey(row: StatementRow, list: readonly StatementRow[]): string {
  return idOf(row) ?? numbered(list, list.indexOf(row))
}

export function pathOfDetails(pathname: string, search: string, key: string): string {
  const next = new URLSearchParams(search)
  next.set(parameter, key)
  return `${pathname}?${next.toString()}`
}

/** Undefined for an id that may not be in an address. */
export function pathOfTransaction(pathname: string, id: string): string | undefined {
  return plain.test(id) ? pathOfDetails(pathname, '', id) : undefined
}

export interface DetailsLink {
  to: string
  isOpen: boolean
  isReplacing: boolean
  state: unknown
}

/** The state of an entry that a row on its page has added: closing the details goes back. */
const openedHere = { isOpenedHere: true }

function isOpenedHere(state: unknown): boolean {
  return 'isOpenedHere' in fieldsOf(state)
}

/** Avoids `useSearchParams`, which renders a whole list that is about to unmount at the start of each navigation. */
const keyIn = (search: string): string | undefined => new URLSearchParams(search).get(parameter) ?? undefined

export function useOpenRow(list: readonly StatementRow[]): StatementRow | undefined {
  const key = keyIn(useLocation().search)
  return key === undefined ? undefined : list.find((row, index) => (idOf(row) ?? numbered(list, index)) === key)
}

export function useLinkOf(): (row: StatementRow, list: readonly StatementRow[]) => DetailsLink {
  const location = useLocation()
  const { pathname, search } = location
  const isAdded = isOpenedHere(location.state)
  const key = keyIn(search)
  // Stable while the address is, for the memoised rows of a long list.
  return useCallback(
    (row, list) => {
      const own = rowKey(row, list)
      return {
        to: pathOfDetails(pathname, search, own),
        isOpen: own === key,
        isReplacing: key !== undefined,
        state: isAdded || key === undefined ? openedHere : undefined,
      }
    },
    [pathname, search, key, isAdded],
  )
}

/** Adds no history entry, so that Back leaves the page. */
export function useCloseDetails(): () => void {
  const location = useLocation()
  const navigate = useNavigate()
  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = false
  }, [location.key])
  return () => {
    // Going back takes a moment. A second press must not leave the page.
    if (isClosing.current) return
    isClosing.current = true
    const others = new URLSearchParams(location.search)
    others.delete(parameter)
    void (isOpenedHere(location.state) ? navigate(-1) : navigate({ search: others.toString() }, { replace: true }))
  }
}
