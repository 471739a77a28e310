/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { IdempotencyKey } from './idempotencyKey.ts'

export const submitCryptoDepositRequestAmountRegExp = new RegExp('^(-?\\d+(\\.\\d{1,2})?)?$')

export const SubmitCryptoDepositRequest = zod.object({
  newcd: zod.literal('newcd'),
  token: zod.string(),
  type: zod.string(),
  amount: zod.string().regex(submitCryptoDepositRequestAmountRegExp),
  depositPic: zod.instanceof(Blob).optional(),
  idempotency_key: IdempotencyKey.optional(),
})

export type SubmitCryptoDepositRequest = zod.input<typeof SubmitCryptoDepositRequest>
export type SubmitCryptoDepositRequestOutput = zod.output<typeof SubmitCryptoDepositRequest>
