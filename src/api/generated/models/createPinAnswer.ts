/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'

export const CreatePinAnswer = Envelope

export type CreatePinAnswer = readers.input<typeof CreatePinAnswer>
export type CreatePinAnswerOutput = readers.output<typeof CreatePinAnswer>
