/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { IdempotencyKey } from './idempotencyKey.ts'

export const submitFixedDepositRequestAmountRegExp = new RegExp('^(-?\\d+(\\.\\d{1,2})?)?$')

export const SubmitFixedDepositRequest = /*#__PURE__*/ zod.object({
  plan: /*#__PURE__*/ zod.string(),
  type: /*#__PURE__*/ zod.string(),
  amount: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitFixedDepositRequestAmountRegExp)),
  fixedDepositPic: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.instanceof(Blob)),
  idempotency_key: /*#__PURE__*/ zod.exactOptional(IdempotencyKey),
})

export type SubmitFixedDepositRequest = zod.input<typeof SubmitFixedDepositRequest>
export type SubmitFixedDepositRequestOutput = zod.output<typeof SubmitFixedDepositRequest>
