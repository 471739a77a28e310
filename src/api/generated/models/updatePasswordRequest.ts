/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { IdempotencyKey } from './idempotencyKey.ts'

export const updatePasswordRequestNPwdMin = 5

export const updatePasswordRequestConPwdMin = 5

export const UpdatePasswordRequest = /*#__PURE__*/ zod.object({
  c_pwd: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  n_pwd: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updatePasswordRequestNPwdMin)),
  con_pwd: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updatePasswordRequestConPwdMin)),
  idempotency_key: /*#__PURE__*/ zod.exactOptional(IdempotencyKey),
})

export type UpdatePasswordRequest = zod.input<typeof UpdatePasswordRequest>
export type UpdatePasswordRequestOutput = zod.output<typeof UpdatePasswordRequest>
