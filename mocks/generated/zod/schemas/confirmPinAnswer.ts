/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { AnotherCode } from './anotherCode.ts'
import { Envelope } from './envelope.ts'

export const ConfirmPinAnswer = Envelope.and(
  zod.object({
    requiresanother: zod.union([AnotherCode, zod.null()]).optional(),
  }),
)

export type ConfirmPinAnswer = zod.input<typeof ConfirmPinAnswer>
export type ConfirmPinAnswerOutput = zod.output<typeof ConfirmPinAnswer>
