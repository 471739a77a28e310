import { fieldsOfSession, ofSession } from '#src/session/entryState.ts'

/** State of the history entry that a command opens the statement with. */
export interface Visit {
  /** Each visit is another one, without the filters of the last. */
  visit: number
}

export function newVisit(): Visit {
  return ofSession({ visit: Date.now() })
}

export function readVisit(state: unknown): Visit | undefined {
  const { visit } = fieldsOfSession(state)
  return typeof visit === 'number' ? { visit } : undefined
}
