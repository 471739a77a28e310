/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'
import { PinTries } from './pinTries.ts'

export const UpdatePinAnswer = /*#__PURE__*/ readers.intersection(Envelope, PinTries)

export type UpdatePinAnswer = readers.input<typeof UpdatePinAnswer>
export type UpdatePinAnswerOutput = readers.output<typeof UpdatePinAnswer>
