/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Envelope } from './envelope.ts'
import { VerificationStatus } from './verificationStatus.ts'

export const VerifyEmailAnswer = /*#__PURE__*/ zod.intersection(
  Envelope,
  /*#__PURE__*/ zod.object({
    jwt: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
    verification_status: /*#__PURE__*/ zod.exactOptional(VerificationStatus),
  }),
)

export type VerifyEmailAnswer = zod.output<typeof VerifyEmailAnswer>
