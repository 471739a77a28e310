/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { IdempotencyKey } from './idempotencyKey.ts'

export const createPinRequestPinRegExp = new RegExp('^\\d{4}$')

export const CreatePinRequest = /*#__PURE__*/ zod.object({
  pin: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createPinRequestPinRegExp)),
  idempotency_key: /*#__PURE__*/ zod.exactOptional(IdempotencyKey),
})

export type CreatePinRequest = zod.input<typeof CreatePinRequest>
export type CreatePinRequestOutput = zod.output<typeof CreatePinRequest>
