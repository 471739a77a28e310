/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'
import { VerificationStatus } from './verificationStatus.ts'

export const VerifyEmailAnswer = /*#__PURE__*/ readers.intersection(
  Envelope,
  /*#__PURE__*/ readers.object({
    jwt: /*#__PURE__*/ readers.exactOptional(/*#__PURE__*/ readers.string()),
    verification_status: /*#__PURE__*/ readers.exactOptional(VerificationStatus),
  }),
)

export type VerifyEmailAnswer = readers.input<typeof VerifyEmailAnswer>
export type VerifyEmailAnswerOutput = readers.output<typeof VerifyEmailAnswer>
