/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Envelope } from './envelope.ts'
import { VerificationStatus } from './verificationStatus.ts'

export const VerifyEmailAnswer = /*#__PURE__*/ zod.intersection(
  Envelope,
  /*#__PURE__*/ zod.object({
    jwt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
    verification_status: /*#__PURE__*/ zod.optional(VerificationStatus),
  }),
)

export type VerifyEmailAnswer = zod.input<typeof VerifyEmailAnswer>
export type VerifyEmailAnswerOutput = zod.output<typeof VerifyEmailAnswer>
