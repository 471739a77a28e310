import type { NoSuccess } from '#src/api/reading/outcome.ts'
import * as texts from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { describeFailure } from './failureText.ts'

/** The bank's text for a rejected PIN or code, if any. Only here does a lost connection have its own text. */
export function pinFailure(outcome: NoSuccess): string {
  const { toast, text } = describeFailure(outcome, {
    failure: texts.somethingWentWrong,
    refusal: dashboardTexts.pin.invalid,
    isReasonInToast: true,
    network: dashboardTexts.pin.networkFailure,
  })
  return toast ?? text
}

const ofConnection: ReadonlySet<string | undefined> = new Set([
  dashboardTexts.pin.networkFailure,
  texts.somethingWentWrong,
])

/** Says nothing about the digits, so the field is not to blame. */
export function isConnectionFailure(problem: string | undefined): boolean {
  return ofConnection.has(problem)
}
