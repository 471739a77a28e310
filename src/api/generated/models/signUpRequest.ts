/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { IdempotencyKey } from './idempotencyKey.ts'

export const signUpRequestEmailRegExp = new RegExp('@')
export const signUpRequestPasswordMin = 6

export const SignUpRequest = /*#__PURE__*/ zod.object({
  first_name: /*#__PURE__*/ zod.string(),
  last_name: /*#__PURE__*/ zod.string(),
  username: /*#__PURE__*/ zod.string(),
  email: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(signUpRequestEmailRegExp)),
  password: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(signUpRequestPasswordMin)),
  fullname: /*#__PURE__*/ zod.string(),
  idempotency_key: /*#__PURE__*/ zod.exactOptional(IdempotencyKey),
})

export type SignUpRequest = zod.input<typeof SignUpRequest>
export type SignUpRequestOutput = zod.output<typeof SignUpRequest>
