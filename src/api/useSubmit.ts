import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Outcome } from '#src/api/reading/outcome.ts'
import { sessionToken, temporaryToken } from '#src/session/session.ts'
import { useOneAtATime } from './useOneAtATime.ts'

export interface Submission<Variables, Data> {
  /** Resolves with undefined, nothing sent, while a request is pending, the next page loads, or without a session. */
  submit: (variables: Variables) => Promise<Outcome<Data> | undefined>
  outcome: Outcome<Data> | undefined
  isPending: boolean
  /** Used as the `key` of an uncontrolled secret field, it empties the field after a refusal, but not after a failure. */
  refusals: number
}

export function useSubmit<Data, Variables>(
  mutation: Pick<UseMutationResult<Outcome<Data>, unknown, Variables>, 'mutateAsync' | 'reset'>,
): Submission<Variables, Data> {
  const [outcome, setOutcome] = useState<Outcome<Data>>()
  const [refusals, setRefusals] = useState(0)
  const { run, isPending } = useOneAtATime(outcome !== undefined)
  return {
    outcome,
    isPending,
    refusals,
    submit: (variables) =>
      run(async () => {
        setOutcome(undefined)
        try {
          const token = currentToken()
          const next = await mutation.mutateAsync(variables)
          // The outcome belongs to a customer who has left, or another tab has signed in.
          if (token !== currentToken()) return undefined
          setOutcome(next)
          if (next.kind === 'refused') setRefusals((count) => count + 1)
          return next
        } finally {
          // With `gcTime: 0` this removes the PIN, code or password in the mutation's variables.
          mutation.reset()
        }
      }),
  }
}

function currentToken(): string | undefined {
  return sessionToken() ?? temporaryToken()
}
