/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Envelope } from './envelope.ts'
import { PinTries } from './pinTries.ts'

export const UpdatePinAnswer = /*#__PURE__*/ zod.intersection(Envelope, PinTries)

export type UpdatePinAnswer = zod.input<typeof UpdatePinAnswer>
export type UpdatePinAnswerOutput = zod.output<typeof UpdatePinAnswer>
