/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { IdempotencyKey } from './idempotencyKey.ts'

export const submitUpgradeRequestAmountRegExp = new RegExp('^(-?\\d+(\\.\\d{1,2})?)?$')

export const SubmitUpgradeRequest = zod.object({
  newupgrade: zod.literal('newupgrade'),
  token: zod.string(),
  plan: zod.string().min(1),
  type: zod.string(),
  amount: zod.string().regex(submitUpgradeRequestAmountRegExp),
  depositPic: zod.instanceof(Blob).optional(),
  idempotency_key: IdempotencyKey.optional(),
})

export type SubmitUpgradeRequest = zod.input<typeof SubmitUpgradeRequest>
export type SubmitUpgradeRequestOutput = zod.output<typeof SubmitUpgradeRequest>
