import { useRef, useState } from 'react'
import type { Outcome } from '#src/api/outcome.ts'
import type { Action } from '#src/api/useAction.ts'
import { fetchAhead } from '#src/lib/fetchAhead.ts'

/**
 * Like `useAction`, for the first screens: what sends the request is fetched when it is first needed, so that a page that
 * only asks for a name and a password stays light. `load` resolves with the generated function.
 */
export function useDeferredAction<Variables, Answer>(
  load: () => Promise<(variables: Variables) => Promise<Outcome<Answer>>>,
): Action<Variables, Answer> & { prepare: () => void } {
  const underWay = useRef(false)
  const [isPending, setPending] = useState(false)
  return {
    isPending,
    /** Fetches ahead, for instance when the first field takes the focus. */
    prepare: () => fetchAhead(load),
    run: async (variables) => {
      if (underWay.current) return undefined
      underWay.current = true
      setPending(true)
      try {
        const send = await load().catch(() => undefined)
        // Nothing has been sent where the code to send it is missing.
        return send === undefined ? { kind: 'failed', reason: 'network', mayHaveWorked: false } : await send(variables)
      } finally {
        underWay.current = false
        setPending(false)
      }
    },
  }
}
