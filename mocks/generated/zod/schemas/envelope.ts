/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Refusal } from './refusal.ts'

export const Envelope = zod.object({
  status: zod.string().optional(),
  icon: zod.string().optional(),
  message: zod.string().optional(),
  error: Refusal.optional(),
  failed: Refusal.optional(),
})

export type Envelope = zod.input<typeof Envelope>
export type EnvelopeOutput = zod.output<typeof Envelope>
