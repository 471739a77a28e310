import type { AnyOutcome } from '#src/api/outcome.ts'
import { describeFailure } from '#src/components/failureText.ts'
import { texts } from '#src/texts/common.ts'
import { notify } from '#src/ui/toast.ts'

/** What became of a change, as it is said beside it. */
export interface Saved {
  tone: 'success' | 'warning' | 'danger'
  text: string
}

/**
 * Announces what became of a change, and returns what stays beside it; undefined when another change is pending. A lost
 * connection is not announced: the banner speaks of it.
 */
export function announce(outcome: AnyOutcome | undefined): Saved | undefined {
  if (outcome === undefined) return undefined
  if (outcome.kind === 'success') {
    notify.success(texts.actionSuccessful)
    return { tone: 'success', text: texts.actionSuccessful }
  }
  const failure = describeFailure(outcome, {
    failure: texts.somethingWentWrongLoud,
    refusal: 'The bank did not take this in. What you entered is still here.',
  })
  if (failure.toast !== undefined) notify.error(failure.toast)
  return failure
}
