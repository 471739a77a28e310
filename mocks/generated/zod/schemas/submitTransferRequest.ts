/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { IdempotencyKey } from './idempotencyKey.ts'

export const submitTransferRequestAmountRegExp = new RegExp('^\\d+(\\.\\d{1,2})?$')

export const SubmitTransferRequest = zod.object({
  newtrs: zod.literal('newtrs'),
  token: zod.string(),
  bank: zod.string(),
  act_no: zod.string(),
  act_hold_name: zod.string(),
  amount: zod.string().regex(submitTransferRequestAmountRegExp),
  extra: zod.string(),
  swift: zod.string().optional(),
  currency: zod.string().optional(),
  routing: zod.string().optional(),
  country: zod.string().optional(),
  note: zod.string().optional(),
  idempotency_key: IdempotencyKey.optional(),
})

export type SubmitTransferRequest = zod.input<typeof SubmitTransferRequest>
export type SubmitTransferRequestOutput = zod.output<typeof SubmitTransferRequest>
