import type { VerifyEmailAnswer } from '#src/api/generated/models/verifyEmailAnswer.ts'
import type { Outcome } from '#src/api/reading/outcome.ts'
import * as texts from '#src/texts/common.ts'
import { byVerificationStatus, failureText, type Failed, type VerificationStep, type Welcome } from './model.ts'

export type VerifyEmailResult = Failed | VerificationStep | Welcome | { kind: 'refused'; message: string }

/** A response with a single field is a malfunction, whatever its value. */
export function readVerifyEmail(outcome: Outcome<VerifyEmailAnswer>): VerifyEmailResult {
  if (outcome.kind === 'failed') return { kind: 'failed', message: failureText(outcome) }
  if (outcome.fields.length === 1) return { kind: 'refused', message: texts.somethingWentWrong }
  if (outcome.kind === 'unclear') return { kind: 'failed', message: failureText(outcome) }
  if (outcome.kind === 'refused') return { kind: 'refused', message: outcome.message ?? texts.somethingWentWrong }
  return byVerificationStatus(outcome.data, outcome.message ?? 'Your email address is verified.')
}
