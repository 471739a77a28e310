import type { AnyOutcome } from '#src/api/reading/outcome.ts'
import type { ResultTexts } from '#src/components/form/FormResult.tsx'
import type { FieldRefusal } from '#src/components/form/refusal.ts'
import * as texts from '#src/texts/common.ts'

export function changeTexts(success: string): ResultTexts {
  return { success, isReasonInSuccess: true, failure: texts.somethingWentWrongLoud, isReasonInToast: true }
}

/** What the form itself reports: a success closes it, and a refused field shows its refusal. */
export function failureOf(outcome: AnyOutcome | undefined, refused: FieldRefusal | undefined): AnyOutcome | undefined {
  return refused !== undefined || outcome?.kind === 'success' ? undefined : outcome
}
