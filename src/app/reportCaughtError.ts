import { LoadFailure } from '#src/api/outcome.ts'

/**
 * Reports an error that a boundary has caught. A loader without an answer is none: it is what the screen then shows, and
 * the console is for mistakes of the program.
 */
export function reportCaughtError(error: unknown): void {
  if (!(error instanceof LoadFailure)) console.error(error)
}
