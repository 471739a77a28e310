/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { IdempotencyKey } from './idempotencyKey.ts'

export const SubmitVerificationRequest = /*#__PURE__*/ zod.object({
  type: /*#__PURE__*/ zod.string(),
  country: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  phone: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  home_address: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  pic: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.instanceof(Blob)),
  idcardFront: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.instanceof(Blob)),
  idcardBack: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.instanceof(Blob)),
  file: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.instanceof(Blob)),
  idempotency_key: /*#__PURE__*/ zod.exactOptional(IdempotencyKey),
})

export type SubmitVerificationRequest = zod.input<typeof SubmitVerificationRequest>
export type SubmitVerificationRequestOutput = zod.output<typeof SubmitVerificationRequest>
