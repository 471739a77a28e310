import type { ResultTexts } from '#src/components/form/FormResult.tsx'
import { texts } from '#src/texts/common.ts'

export function changeTexts(success: string): ResultTexts {
  return { success, isReasonInSuccess: true, failure: texts.somethingWentWrongLoud, isReasonInToast: true }
}
