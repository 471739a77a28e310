/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { IdempotencyKey } from './idempotencyKey.ts'

export const ResetPasswordRequest = zod.object({
  email: zod.string(),
  action: zod.literal('reset'),
  reset_code: zod.string(),
  new_password: zod.string(),
  idempotency_key: IdempotencyKey.optional(),
})

export type ResetPasswordRequest = zod.input<typeof ResetPasswordRequest>
export type ResetPasswordRequestOutput = zod.output<typeof ResetPasswordRequest>
