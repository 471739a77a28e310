import { LoadFailure } from '#src/api/reading/outcome.ts'
import { createSignal } from '#src/lib/signal.ts'

export const caughtError = createSignal<unknown>(undefined)

/** A failed query is not reported: the page shows it. */
export function reportCaughtError(error: unknown): void {
  if (error instanceof LoadFailure) return
  console.error(error)
  caughtError.set(error)
}
