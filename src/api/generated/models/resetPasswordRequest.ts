/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { IdempotencyKey } from './idempotencyKey.ts'

export const ResetPasswordRequest = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string(),
  reset_code: /*#__PURE__*/ zod.string(),
  new_password: /*#__PURE__*/ zod.string(),
  idempotency_key: /*#__PURE__*/ zod.exactOptional(IdempotencyKey),
})

export type ResetPasswordRequest = zod.input<typeof ResetPasswordRequest>
export type ResetPasswordRequestOutput = zod.output<typeof ResetPasswordRequest>
