/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { IdempotencyKey } from './idempotencyKey.ts'

export const submitUpgradeRequestAmountRegExp = new RegExp('^(-?\\d+(\\.\\d{1,2})?)?$')

export const SubmitUpgradeRequest = /*#__PURE__*/ zod.object({
  plan: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  type: /*#__PURE__*/ zod.string(),
  amount: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitUpgradeRequestAmountRegExp)),
  depositPic: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.instanceof(Blob)),
  idempotency_key: /*#__PURE__*/ zod.exactOptional(IdempotencyKey),
})

export type SubmitUpgradeRequest = zod.input<typeof SubmitUpgradeRequest>
export type SubmitUpgradeRequestOutput = zod.output<typeof SubmitUpgradeRequest>
