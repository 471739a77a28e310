/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { IdempotencyKey } from './idempotencyKey.ts'

export const createPinRequestPinRegExp = new RegExp('^\\d{4}$')

export const CreatePinRequest = zod.object({
  updatepin: zod.literal('updatepin'),
  token: zod.string(),
  pin: zod.string().regex(createPinRequestPinRegExp),
  idempotency_key: IdempotencyKey.optional(),
})

export type CreatePinRequest = zod.input<typeof CreatePinRequest>
export type CreatePinRequestOutput = zod.output<typeof CreatePinRequest>
