import { useSubmit, type Submission } from '#src/api/useSubmit.ts'
import { useIsOnScreen } from '#src/ui/hooks.ts'

/** A response that arrives after its page was left stores nothing, and leads nowhere. */
export function useGuestSubmit<Data, Variables>(
  ...mutation: Parameters<typeof useSubmit<Data, Variables>>
): Submission<Variables, Data> {
  const submission = useSubmit(...mutation)
  const isOnScreen = useIsOnScreen()
  return {
    ...submission,
    submit: async (variables) => {
      const outcome = await submission.submit(variables)
      return isOnScreen() ? outcome : undefined
    },
  }
}
