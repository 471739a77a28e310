/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { IdempotencyKey } from './idempotencyKey.ts'

export const submitCryptoDepositRequestAmountRegExp = new RegExp('^(-?\\d+(\\.\\d{1,2})?)?$')

export const SubmitCryptoDepositRequest = /*#__PURE__*/ zod.object({
  type: /*#__PURE__*/ zod.string(),
  amount: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitCryptoDepositRequestAmountRegExp)),
  depositPic: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.instanceof(Blob)),
  idempotency_key: /*#__PURE__*/ zod.exactOptional(IdempotencyKey),
})

export type SubmitCryptoDepositRequest = zod.input<typeof SubmitCryptoDepositRequest>
export type SubmitCryptoDepositRequestOutput = zod.output<typeof SubmitCryptoDepositRequest>
