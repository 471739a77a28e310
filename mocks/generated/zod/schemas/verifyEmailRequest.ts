/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { IdempotencyKey } from './idempotencyKey.ts'

export const VerifyEmailRequest = zod.object({
  email: zod.string(),
  ver_code: zod.string(),
  action: zod.literal('code'),
  idempotency_key: IdempotencyKey.optional(),
})

export type VerifyEmailRequest = zod.input<typeof VerifyEmailRequest>
export type VerifyEmailRequestOutput = zod.output<typeof VerifyEmailRequest>
