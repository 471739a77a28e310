import type { NoSuccess } from '#src/api/reading/outcome.ts'
import * as texts from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { describeFailure } from './failureText.ts'

export interface PinFailure {
  problem: string
  /** The bank has not rejected the digits, so the field is not marked as invalid. */
  isUnanswered: boolean
}

/** The bank's text for a rejected PIN or code, if any. Only here does a lost connection have its own text. */
export function pinFailure(outcome: NoSuccess): PinFailure {
  const { toast, text } = describeFailure(outcome, {
    failure: texts.somethingWentWrong,
    refusal: dashboardTexts.pin.invalid,
    isReasonInToast: true,
    network: dashboardTexts.pin.networkFailure,
  })
  return { problem: toast ?? text, isUnanswered: outcome.kind !== 'refused' }
}
