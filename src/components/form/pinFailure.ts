import type { NoSuccess } from '#src/api/reading/outcome.ts'
import * as texts from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { describeFailure } from './failureText.ts'

export interface PinFailure {
  problem: string
  /** Set unless the bank rejected the digits. The field is then not marked as invalid. */
  unanswered: 'unreached' | 'unusable' | undefined
}

/** The bank's text for a rejected PIN or code, if any. A lost connection has a text of its own. */
export function pinFailure(outcome: NoSuccess): PinFailure {
  const { toast, text } = describeFailure(outcome, {
    failure: texts.somethingWentWrong,
    refusal: dashboardTexts.pin.invalid,
    isReasonInToast: true,
    network: dashboardTexts.pin.networkFailure,
  })
  return { problem: toast ?? text, unanswered: unansweredBy(outcome) }
}

function unansweredBy(outcome: NoSuccess): PinFailure['unanswered'] {
  if (outcome.kind === 'refused') return undefined
  return outcome.kind === 'failed' && outcome.reason === 'network' ? 'unreached' : 'unusable'
}
