import { fieldsOfSession, ofSession } from '#src/session/entryState.ts'

/** State of the history entry that a command opens the statement with. */
export interface Visit {
  /** Each visit is another one, without the filters of the last. */
  visit: number
  /** Focuses the search field in place of the heading. */
  isSearching?: boolean
}

export function newVisit(): Visit {
  return ofSession({ visit: Date.now() })
}

export function readVisit(state: unknown): Visit | undefined {
  const { visit, isSearching } = fieldsOfSession(state)
  if (typeof visit !== 'number') return undefined
  return { visit, ...(isSearching === true && { isSearching }) }
}
