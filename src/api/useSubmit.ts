import type { UseMutationResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Outcome } from '#src/api/reading/outcome.ts'
import { sessionToken } from '#src/session/session.ts'

/** Sending a form: the request, whether it is under way, and what became of the last one. */
export interface Submission<Variables, Data> {
  /**
   * Sends the request and resolves with its outcome. While one is under way it sends nothing and resolves with undefined,
   * so that one press is one request however often it is pressed. It resolves with undefined, too, where the session
   * has ended meanwhile.
   */
  submit: (variables: Variables) => Promise<Outcome<Data> | undefined>
  /** Undefined before the first submission and while one is under way. */
  outcome: Outcome<Data> | undefined
  isPending: boolean
  /**
   * How many times the bank has refused. It is the `key` of an uncontrolled field for a password or code, which a refusal
   * empties. After a failure without a usable response it keeps what was typed.
   */
  refusals: number
  /** Forgets the outcome. */
  reset: () => void
}

/** Wraps a generated mutation hook for a form: `const deposit = useSubmit(useSubmitCryptoDeposit())`. */
export function useSubmit<Data, Variables>(
  mutation: Pick<UseMutationResult<Outcome<Data>, unknown, Variables>, 'mutateAsync' | 'isPending' | 'reset'>,
): Submission<Variables, Data> {
  // A ref, since two presses can happen before React has rendered the first one's pending state.
  const isUnderway = useRef(false)
  const [outcome, setOutcome] = useState<Outcome<Data>>()
  const [refusals, setRefusals] = useState(0)
  return {
    outcome,
    isPending: mutation.isPending,
    refusals,
    reset: () => setOutcome(undefined),
    submit: async (variables) => {
      if (isUnderway.current) return undefined
      isUnderway.current = true
      setOutcome(undefined)
      try {
        const token = sessionToken()
        const next = await mutation.mutateAsync(variables)
        // What became of it is not said to the next customer, or to nobody.
        if (token !== undefined && token !== sessionToken()) return undefined
        setOutcome(next)
        if (next.kind === 'refused') setRefusals((count) => count + 1)
        return next
      } finally {
        isUnderway.current = false
        // With `gcTime: 0` the mutation leaves the cache, and with it the PIN, code or password that it was called with.
        mutation.reset()
      }
    },
  }
}
