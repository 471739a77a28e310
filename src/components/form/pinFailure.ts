import type { NoSuccess } from '#src/api/reading/outcome.ts'
import * as texts from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { describeFailure } from './failureText.ts'

export interface PinFailure {
  problem: string
  /** Set unless the bank has rejected the digits. Then the field is not marked as invalid. */
  unanswered: 'unreached' | 'unusable' | undefined
}

/** The bank's text for a rejected PIN or code, if any. Only here does a lost connection have its own text. */
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
