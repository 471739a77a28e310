/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { IdempotencyKey } from './idempotencyKey.ts'

export const signUpRequestEmailRegExp = new RegExp('@')
export const signUpRequestPasswordMin = 6

export const SignUpRequest = zod.object({
  first_name: zod.string(),
  last_name: zod.string(),
  username: zod.string(),
  email: zod.string().regex(signUpRequestEmailRegExp),
  password: zod.string().min(signUpRequestPasswordMin),
  fullname: zod.string(),
  idempotency_key: IdempotencyKey.optional(),
})

export type SignUpRequest = zod.input<typeof SignUpRequest>
export type SignUpRequestOutput = zod.output<typeof SignUpRequest>
