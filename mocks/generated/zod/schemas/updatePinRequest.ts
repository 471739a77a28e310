/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { IdempotencyKey } from './idempotencyKey.ts'

export const updatePinRequestNPwdRegExp = new RegExp('^\\d{4}$')
export const updatePinRequestConPwdRegExp = new RegExp('^\\d{4}$')

export const UpdatePinRequest = zod.object({
  supdatepin: zod.literal('supdatepin'),
  token: zod.string(),
  c_pwd: zod.string().min(1),
  n_pwd: zod.string().regex(updatePinRequestNPwdRegExp),
  con_pwd: zod.string().regex(updatePinRequestConPwdRegExp),
  idempotency_key: IdempotencyKey.optional(),
})

export type UpdatePinRequest = zod.input<typeof UpdatePinRequest>
export type UpdatePinRequestOutput = zod.output<typeof UpdatePinRequest>
