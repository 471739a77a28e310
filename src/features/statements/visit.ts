import { fieldsOfSession } from '#src/session/entryState.ts'

/** State of the history entry, since an address must not hold searched texts such as an account number. */
export interface Visit {
  /** Two visits are different even with the same search. */
  visit: number
  search: string
}

export function readVisit(state: unknown): Visit | undefined {
  const { visit, search } = fieldsOfSession(state)
  return typeof visit === 'number' && typeof search === 'string' ? { visit, search } : undefined
}
