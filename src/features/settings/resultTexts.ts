import type { ResultTexts } from '#src/components/form/FormResult.tsx'
import { texts } from '#src/texts/common.ts'

/** The bank's text of a change, or else `success` or the promised failure text. */
export function changeTexts(success: string): ResultTexts {
  return { success, isReasonInSuccess: true, failure: texts.somethingWentWrongLoud, isReasonInToast: true }
}
