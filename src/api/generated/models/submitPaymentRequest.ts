/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { IdempotencyKey } from './idempotencyKey.ts'

export const submitPaymentRequestAmountRegExp = new RegExp('^(-?\\d+(\\.\\d{1,2})?)?$')

export const SubmitPaymentRequest = /*#__PURE__*/ zod.object({
  purpose: /*#__PURE__*/ zod.string(),
  type: /*#__PURE__*/ zod.string(),
  amount: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitPaymentRequestAmountRegExp)),
  depositPic: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.instanceof(Blob)),
  idempotency_key: /*#__PURE__*/ zod.exactOptional(IdempotencyKey),
})

export type SubmitPaymentRequest = zod.input<typeof SubmitPaymentRequest>
export type SubmitPaymentRequestOutput = zod.output<typeof SubmitPaymentRequest>
