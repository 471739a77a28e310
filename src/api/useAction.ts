import { useRef } from 'react'
import type { UseMutationResult } from '@tanstack/react-query'
import type { Outcome } from '#src/api/outcome.ts'

export interface Action<Variables, Answer> {
  /**
   * Sends the request and resolves with its outcome. While one is under way it sends nothing and resolves with undefined,
   * so that one press is one request however often it is pressed.
   */
  run: (variables: Variables) => Promise<Outcome<Answer> | undefined>
  isPending: boolean
}

/** Wraps a generated mutation hook for use in a screen: `const deposit = useAction(useSubmitCryptoDeposit())`. */
export function useAction<Answer, Variables>(
  mutation: Pick<UseMutationResult<Outcome<Answer>, unknown, Variables>, 'mutateAsync' | 'isPending'>,
): Action<Variables, Answer> {
  // A ref, since two presses can come before React has rendered the first one's pending state.
  const underWay = useRef(false)
  return {
    isPending: mutation.isPending,
    run: async (variables) => {
      if (underWay.current) return undefined
      underWay.current = true
      try {
        return await mutation.mutateAsync(variables)
      } finally {
        underWay.current = false
      }
    },
  }
}
