/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { IdempotencyKey } from './idempotencyKey.ts'

export const updatePinRequestNPwdRegExp = new RegExp('^\\d{4}$')
export const updatePinRequestConPwdRegExp = new RegExp('^\\d{4}$')

export const UpdatePinRequest = /*#__PURE__*/ zod.object({
  c_pwd: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  n_pwd: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updatePinRequestNPwdRegExp)),
  con_pwd: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updatePinRequestConPwdRegExp)),
  idempotency_key: /*#__PURE__*/ zod.exactOptional(IdempotencyKey),
})

export type UpdatePinRequest = zod.input<typeof UpdatePinRequest>
export type UpdatePinRequestOutput = zod.output<typeof UpdatePinRequest>
