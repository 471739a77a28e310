/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { IdempotencyKey } from './idempotencyKey.ts'

export const confirmPinRequestPinRegExp = new RegExp('^\\d{4}$')

export const ConfirmPinRequest = /*#__PURE__*/ zod.object({
  pin: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(confirmPinRequestPinRegExp)),
  idempotency_key: /*#__PURE__*/ zod.exactOptional(IdempotencyKey),
})

export type ConfirmPinRequest = zod.input<typeof ConfirmPinRequest>
export type ConfirmPinRequestOutput = zod.output<typeof ConfirmPinRequest>
