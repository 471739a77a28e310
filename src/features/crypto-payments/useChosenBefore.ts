import { useLocation } from 'react-router-dom'
import { fieldsOfSession } from '#src/session/entryState.ts'

/** What the customer chose on the page of the methods. */
export function useChosenBefore(): string | undefined {
  const { choice } = fieldsOfSession(useLocation().state)
  return typeof choice === 'string' ? choice : undefined
}
