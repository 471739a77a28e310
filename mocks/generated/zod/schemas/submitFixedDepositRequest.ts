/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { IdempotencyKey } from './idempotencyKey.ts'

export const submitFixedDepositRequestAmountRegExp = new RegExp('^(-?\\d+(\\.\\d{1,2})?)?$')

export const SubmitFixedDepositRequest = zod.object({
  newfdc: zod.literal('newfdc'),
  token: zod.string(),
  plan: zod.string(),
  type: zod.string(),
  amount: zod.string().regex(submitFixedDepositRequestAmountRegExp),
  fixedDepositPic: zod.instanceof(Blob).optional(),
  idempotency_key: IdempotencyKey.optional(),
})

export type SubmitFixedDepositRequest = zod.input<typeof SubmitFixedDepositRequest>
export type SubmitFixedDepositRequestOutput = zod.output<typeof SubmitFixedDepositRequest>
