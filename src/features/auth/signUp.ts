import type { SignUpAnswer } from '#src/api/generated/models/signUpAnswer.ts'
import type { Outcome } from '#src/api/reading/outcome.ts'
import { authTexts } from '#src/texts/auth.ts'
import { failureText } from './model.ts'

export function readSignUp(outcome: Outcome<SignUpAnswer>): { isDone: boolean; message: string | undefined } {
  if (outcome.kind === 'success') return { isDone: true, message: outcome.message ?? authTexts.signUp.success }
  return { isDone: false, message: failureText(outcome, authTexts.signUp.refused) }
}
