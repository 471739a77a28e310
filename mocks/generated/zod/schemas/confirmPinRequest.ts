/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { IdempotencyKey } from './idempotencyKey.ts'

export const confirmPinRequestPinRegExp = new RegExp('^\\d{4}$')

export const ConfirmPinRequest = zod.object({
  confirmmypin: zod.literal('confirmmypin'),
  token: zod.string(),
  pin: zod.string().regex(confirmPinRequestPinRegExp),
  idempotency_key: IdempotencyKey.optional(),
})

export type ConfirmPinRequest = zod.input<typeof ConfirmPinRequest>
export type ConfirmPinRequestOutput = zod.output<typeof ConfirmPinRequest>
