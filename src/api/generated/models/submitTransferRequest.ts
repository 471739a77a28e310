/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { IdempotencyKey } from './idempotencyKey.ts'

export const submitTransferRequestAmountRegExp = new RegExp('^\\d+(\\.\\d{1,2})?$')

export const SubmitTransferRequest = /*#__PURE__*/ zod.object({
  bank: /*#__PURE__*/ zod.string(),
  act_no: /*#__PURE__*/ zod.string(),
  act_hold_name: /*#__PURE__*/ zod.string(),
  amount: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitTransferRequestAmountRegExp)),
  extra: /*#__PURE__*/ zod.string(),
  swift: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  currency: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  routing: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  country: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  note: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  idempotency_key: /*#__PURE__*/ zod.exactOptional(IdempotencyKey),
})

export type SubmitTransferRequest = zod.input<typeof SubmitTransferRequest>
export type SubmitTransferRequestOutput = zod.output<typeof SubmitTransferRequest>
