/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Envelope } from './envelope.ts'
import { Flag } from './flag.ts'
import { User } from './user.ts'
import { VerificationStatus } from './verificationStatus.ts'
import { YesNo } from './yesNo.ts'

export const SignInAnswer = Envelope.and(
  zod.object({
    jwt: zod.string().optional(),
    verification_status: VerificationStatus.optional(),
    verified: Flag.optional(),
    submitted: YesNo.optional(),
    email: zod.string().optional(),
    role: zod.enum(['customer', 'admin']).optional(),
    ismsg: Flag.optional(),
    head: zod.string().optional(),
    body: zod.string().optional(),
    user: User.optional(),
  }),
)

export type SignInAnswer = zod.input<typeof SignInAnswer>
export type SignInAnswerOutput = zod.output<typeof SignInAnswer>
