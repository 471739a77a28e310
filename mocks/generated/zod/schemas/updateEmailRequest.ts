/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { IdempotencyKey } from './idempotencyKey.ts'

export const updateEmailRequestEmailRegExp = new RegExp(
  "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
)

export const UpdateEmailRequest = zod.object({
  updateemail: zod.literal('updateemail'),
  token: zod.string(),
  email: zod.string().regex(updateEmailRequestEmailRegExp),
  idempotency_key: IdempotencyKey.optional(),
})

export type UpdateEmailRequest = zod.input<typeof UpdateEmailRequest>
export type UpdateEmailRequestOutput = zod.output<typeof UpdateEmailRequest>
