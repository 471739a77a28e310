/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Envelope } from './envelope.ts'
import { PinTries } from './pinTries.ts'

export const UpdatePinAnswer = /*#__PURE__*/ zod.intersection(Envelope, PinTries)

export type UpdatePinAnswer = zod.output<typeof UpdatePinAnswer>
