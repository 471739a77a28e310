/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { IdempotencyKey } from './idempotencyKey.ts'

export const confirmAuthorizationCodeRequestPinRegExp = new RegExp('^\\d{4}$')

export const ConfirmAuthorizationCodeRequest = zod.object({
  confirmtpin: zod.literal('confirmtpin'),
  token: zod.string(),
  pin: zod.string().regex(confirmAuthorizationCodeRequestPinRegExp),
  idempotency_key: IdempotencyKey.optional(),
})

export type ConfirmAuthorizationCodeRequest = zod.input<typeof ConfirmAuthorizationCodeRequest>
export type ConfirmAuthorizationCodeRequestOutput = zod.output<typeof ConfirmAuthorizationCodeRequest>
