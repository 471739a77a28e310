/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Refusal } from './refusal.ts'

export const Envelope = /*#__PURE__*/ zod.object({
  status: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  icon: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  message: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  error: /*#__PURE__*/ zod.exactOptional(Refusal),
  failed: /*#__PURE__*/ zod.exactOptional(Refusal),
})

export type Envelope = zod.output<typeof Envelope>
