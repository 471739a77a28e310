/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { IdempotencyKey } from './idempotencyKey.ts'

export const updatePasswordRequestNPwdMin = 5

export const updatePasswordRequestConPwdMin = 5

export const UpdatePasswordRequest = zod.object({
  updatepwd: zod.literal('updatepwd'),
  token: zod.string(),
  c_pwd: zod.string().min(1),
  n_pwd: zod.string().min(updatePasswordRequestNPwdMin),
  con_pwd: zod.string().min(updatePasswordRequestConPwdMin),
  idempotency_key: IdempotencyKey.optional(),
})

export type UpdatePasswordRequest = zod.input<typeof UpdatePasswordRequest>
export type UpdatePasswordRequestOutput = zod.output<typeof UpdatePasswordRequest>
