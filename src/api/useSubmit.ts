import type { UseMutationResult } from '@tanstack/react-query'
import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import type { Outcome } from '#src/api/reading/outcome.ts'
import { sessionToken } from '#src/session/session.ts'

export interface Submission<Variables, Data> {
  /** Resolves with undefined, nothing sent, while a request is pending, the next page loads, or without a session. */
  submit: (variables: Variables) => Promise<Outcome<Data> | undefined>
  outcome: Outcome<Data> | undefined
  isPending: boolean
  /** As `key` of an uncontrolled secret field it empties the field after a refusal, but not after a failure. */
  refusals: number
  reset: () => void
}

export function useSubmit<Data, Variables>(
  mutation: Pick<UseMutationResult<Outcome<Data>, unknown, Variables>, 'mutateAsync' | 'reset'>,
): Submission<Variables, Data> {
  // A ref, since two presses can happen before React has rendered the first one's pending state.
  const isUnderway = useRef(false)
  const [outcome, setOutcome] = useState<Outcome<Data>>()
  const [refusals, setRefusals] = useState(0)
  const [isSubmitting, setSubmitting] = useState(false)
  const isLeaving = useNavigation().state !== 'idle' && outcome !== undefined
  const isPending = isSubmitting || isLeaving
  // Before the next press: a button that is no longer pending accepts it.
  useLayoutEffect(() => {
    if (!isPending) isUnderway.current = false
  }, [isPending])
  return {
    outcome,
    isPending,
    refusals,
    reset: () => setOutcome(undefined),
    submit: async (variables) => {
      if (isUnderway.current || isLeaving) return undefined
      isUnderway.current = true
      setSubmitting(true)
      setOutcome(undefined)
      try {
        const token = sessionToken()
        const next = await mutation.mutateAsync(variables)
        // The outcome belongs to a customer who has left.
        if (token !== undefined && token !== sessionToken()) return undefined
        setOutcome(next)
        if (next.kind === 'refused') setRefusals((count) => count + 1)
        return next
      } finally {
        // The router renders the caller's navigation as a transition; this is rendered with it.
        startTransition(() => setSubmitting(false))
        // With `gcTime: 0` this removes the PIN, code or password in the mutation's variables.
        mutation.reset()
      }
    },
  }
}
