import type { NoSuccess } from '#src/api/reading/outcome.ts'
import { texts } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { describeFailure } from './failureText.ts'

/**
 * What to say of a PIN or code that was not accepted: the bank's own words if it had any. Here, and only here, a lost
 * connection has a text of its own.
 */
export function pinFailure(outcome: NoSuccess): string {
  const { toast, text } = describeFailure(outcome, {
    failure: texts.somethingWentWrong,
    refusal: dashboardTexts.pin.invalid,
    isReasonInToast: true,
    network: dashboardTexts.pin.networkFailure,
  })
  return toast ?? text
}
