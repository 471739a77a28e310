import { t } from '@lingui/core/macro'
import type { VerifyEmailAnswer } from '#src/api/generated/models/verifyEmailAnswer.ts'
import type { Outcome } from '#src/api/reading/outcome.ts'
import * as texts from '#src/texts/common.ts'
import { byVerificationStatus, failureText, type Failed, type VerificationStep, type Welcome } from './model.ts'

/** A response with a single field is a malfunction, whatever its value. */
export function readVerifyEmail(outcome: Outcome<VerifyEmailAnswer>): Failed | VerificationStep | Welcome {
  if (outcome.kind !== 'failed' && outcome.fields.length === 1)
    return { kind: 'failed', message: texts.somethingWentWrong }
  if (outcome.kind !== 'success') return { kind: 'failed', message: failureText(outcome) }
  return byVerificationStatus(outcome.data, outcome.message ?? t`Your email address is verified.`)
}
