/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Envelope } from './envelope.ts'
import { VerificationStatus } from './verificationStatus.ts'

export const VerifyEmailAnswer = Envelope.and(
  zod.object({
    jwt: zod.string().optional(),
    verification_status: VerificationStatus.optional(),
  }),
)

export type VerifyEmailAnswer = zod.input<typeof VerifyEmailAnswer>
export type VerifyEmailAnswerOutput = zod.output<typeof VerifyEmailAnswer>
