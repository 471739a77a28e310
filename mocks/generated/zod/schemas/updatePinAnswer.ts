/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Envelope } from './envelope.ts'
import { PinTries } from './pinTries.ts'

export const UpdatePinAnswer = Envelope.and(PinTries)

export type UpdatePinAnswer = zod.input<typeof UpdatePinAnswer>
export type UpdatePinAnswerOutput = zod.output<typeof UpdatePinAnswer>
