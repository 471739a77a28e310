/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { IdempotencyKey } from './idempotencyKey.ts'

export const confirmAuthorizationCodeRequestPinRegExp = new RegExp('^\\d{4}$')

export const ConfirmAuthorizationCodeRequest = /*#__PURE__*/ zod.object({
  pin: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(confirmAuthorizationCodeRequestPinRegExp)),
  idempotency_key: /*#__PURE__*/ zod.exactOptional(IdempotencyKey),
})

export type ConfirmAuthorizationCodeRequest = zod.input<typeof ConfirmAuthorizationCodeRequest>
export type ConfirmAuthorizationCodeRequestOutput = zod.output<typeof ConfirmAuthorizationCodeRequest>
