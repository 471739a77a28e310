/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { IdempotencyKey } from './idempotencyKey.ts'

export const submitPaymentRequestAmountRegExp = new RegExp('^(-?\\d+(\\.\\d{1,2})?)?$')

export const SubmitPaymentRequest = zod.object({
  newmpc: zod.literal('newmpc'),
  token: zod.string(),
  purpose: zod.string(),
  type: zod.string(),
  amount: zod.string().regex(submitPaymentRequestAmountRegExp),
  depositPic: zod.instanceof(Blob).optional(),
  idempotency_key: IdempotencyKey.optional(),
})

export type SubmitPaymentRequest = zod.input<typeof SubmitPaymentRequest>
export type SubmitPaymentRequestOutput = zod.output<typeof SubmitPaymentRequest>
