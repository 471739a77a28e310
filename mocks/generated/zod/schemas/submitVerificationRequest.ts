/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { IdempotencyKey } from './idempotencyKey.ts'

export const SubmitVerificationRequest = zod.object({
  submit_verification: zod.literal('submit_verification'),
  token: zod.string(),
  type: zod.string(),
  country: zod.string().optional(),
  phone: zod.string().optional(),
  home_address: zod.string().optional(),
  pic: zod.instanceof(Blob).optional(),
  idcardFront: zod.instanceof(Blob).optional(),
  idcardBack: zod.instanceof(Blob).optional(),
  file: zod.instanceof(Blob).optional(),
  idempotency_key: IdempotencyKey.optional(),
})

export type SubmitVerificationRequest = zod.input<typeof SubmitVerificationRequest>
export type SubmitVerificationRequestOutput = zod.output<typeof SubmitVerificationRequest>
