import type { ResultTexts } from '#src/components/form/FormResult.tsx'
import * as texts from '#src/texts/common.ts'

export const savedTexts: ResultTexts = {
  success: texts.actionSuccessful,
  failure: texts.somethingWentWrongLoud,
  refusal: "The bank didn't accept this. What you entered is still here.",
}
