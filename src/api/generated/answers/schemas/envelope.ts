/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Refusal } from './refusal.ts'

export const Envelope = /*#__PURE__*/ zod.object({
  status: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  icon: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  message: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  error: /*#__PURE__*/ zod.optional(Refusal),
  failed: /*#__PURE__*/ zod.optional(Refusal),
})

export type Envelope = zod.input<typeof Envelope>
export type EnvelopeOutput = zod.output<typeof Envelope>
