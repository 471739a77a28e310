import { mayHaveWorked, type AnyOutcome } from '#src/api/reading/outcome.ts'
import { timeOfDay, type Instant } from '#src/lib/dates.ts'

export function unknownOrder(outcome: AnyOutcome, list: string, missingAt?: Instant): string {
  return `${
    mayHaveWorked(outcome)
      ? 'It may have gone through.'
      : "This attempt wasn't accepted, but your order may have gone through."
  }${missingAt === undefined ? '' : ` ${notFound(missingAt)}`} Look for it in ${list} before you try again.`
}

export function notFound(at: Instant): string {
  return `We didn't find it at ${timeOfDay(at)}.`
}
