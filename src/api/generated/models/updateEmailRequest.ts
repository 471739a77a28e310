/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { IdempotencyKey } from './idempotencyKey.ts'

export const updateEmailRequestEmailRegExp = new RegExp(
  "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
)

export const UpdateEmailRequest = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateEmailRequestEmailRegExp)),
  idempotency_key: /*#__PURE__*/ zod.exactOptional(IdempotencyKey),
})

export type UpdateEmailRequest = zod.input<typeof UpdateEmailRequest>
export type UpdateEmailRequestOutput = zod.output<typeof UpdateEmailRequest>
