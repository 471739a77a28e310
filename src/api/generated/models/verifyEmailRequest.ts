/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { IdempotencyKey } from './idempotencyKey.ts'

export const VerifyEmailRequest = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string(),
  ver_code: /*#__PURE__*/ zod.string(),
  idempotency_key: /*#__PURE__*/ zod.exactOptional(IdempotencyKey),
})

export type VerifyEmailRequest = zod.input<typeof VerifyEmailRequest>
export type VerifyEmailRequestOutput = zod.output<typeof VerifyEmailRequest>
