/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'
import { Flag } from './flag.ts'
import { User } from './user.ts'
import { VerificationStatus } from './verificationStatus.ts'
import { YesNo } from './yesNo.ts'

export const SignInAnswer = /*#__PURE__*/ readers.intersection(
  Envelope,
  /*#__PURE__*/ readers.object({
    jwt: /*#__PURE__*/ readers.exactOptional(/*#__PURE__*/ readers.string()),
    verification_status: /*#__PURE__*/ readers.exactOptional(VerificationStatus),
    verified: /*#__PURE__*/ readers.exactOptional(Flag),
    submitted: /*#__PURE__*/ readers.exactOptional(YesNo),
    email: /*#__PURE__*/ readers.exactOptional(/*#__PURE__*/ readers.string()),
    role: /*#__PURE__*/ readers.exactOptional(/*#__PURE__*/ readers.enum(['customer', 'admin'])),
    ismsg: /*#__PURE__*/ readers.exactOptional(Flag),
    head: /*#__PURE__*/ readers.exactOptional(/*#__PURE__*/ readers.string()),
    body: /*#__PURE__*/ readers.exactOptional(/*#__PURE__*/ readers.string()),
    user: /*#__PURE__*/ readers.exactOptional(User),
  }),
)

export type SignInAnswer = readers.input<typeof SignInAnswer>
export type SignInAnswerOutput = readers.output<typeof SignInAnswer>
