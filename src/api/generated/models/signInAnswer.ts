/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Envelope } from './envelope.ts'
import { Flag } from './flag.ts'
import { User } from './user.ts'
import { VerificationStatus } from './verificationStatus.ts'
import { YesNo } from './yesNo.ts'

export const SignInAnswer = /*#__PURE__*/ zod.intersection(
  Envelope,
  /*#__PURE__*/ zod.object({
    jwt: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
    verification_status: /*#__PURE__*/ zod.exactOptional(VerificationStatus),
    verified: /*#__PURE__*/ zod.exactOptional(Flag),
    submitted: /*#__PURE__*/ zod.exactOptional(YesNo),
    email: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
    role: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['customer', 'admin'])),
    ismsg: /*#__PURE__*/ zod.exactOptional(Flag),
    head: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
    body: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
    user: /*#__PURE__*/ zod.exactOptional(User),
  }),
)

export type SignInAnswer = zod.output<typeof SignInAnswer>
