import { messageOf } from '#src/api/outcome.ts'
import type { Envelope, Outcome } from '#src/api/outcome.ts'
import { texts } from '#src/texts/common.ts'
import { notify } from '#src/ui/toast.ts'

/** What became of a change, as it is said beside it. */
export interface Saved {
  tone: 'success' | 'warning' | 'danger'
  text: string
}

/**
 * Says what became of a change, in passing, and returns what stays beside it; undefined when another one is under way.
 * A lost connection is not announced: it is only noted beside the form, besides the banner that speaks of it.
 */
export function announce(outcome: Outcome<Envelope> | undefined): Saved | undefined {
  if (outcome === undefined) return undefined
  if (outcome.kind === 'failed' && outcome.reason === 'network')
    return { tone: 'warning', text: 'The bank did not answer. What you entered is still here.' }
  if (outcome.kind === 'success') {
    notify.success(texts.actionSuccessful)
    return { tone: 'success', text: texts.actionSuccessful }
  }
  notify.error(texts.somethingWentWrongLoud)
  const message = outcome.kind === 'refused' ? messageOf(outcome.answer) : undefined
  return { tone: 'danger', text: message ?? 'The bank did not take this in. What you entered is still here.' }
}
