import type { ResultTexts } from '#src/components/form/FormResult.tsx'
import { texts } from '#src/texts/common.ts'

/** What is said of a change: the bank's words where it has any, else `success` or the promised text of a failure. */
export function changeTexts(success: string): ResultTexts {
  return { success, isReasonInSuccess: true, failure: texts.somethingWentWrongLoud, isReasonInToast: true }
}
