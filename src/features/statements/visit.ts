import { fieldsOfSession, ofSession } from '#src/session/entryState.ts'

/** State of the history entry, since an address must not hold searched texts such as an account number. */
export interface Visit {
  /** Two visits are different even with the same search. */
  visit: number
  search: string
  /** Focuses the search field in place of the heading. */
  isSearching?: boolean
}

export function newVisit(search = ''): Visit {
  return ofSession({ visit: Date.now(), search })
}

export function readVisit(state: unknown): Visit | undefined {
  const { visit, search, isSearching } = fieldsOfSession(state)
  if (typeof visit !== 'number' || typeof search !== 'string') return undefined
  return { visit, search, ...(isSearching === true && { isSearching }) }
}
