/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'

export const UpdatePictureAnswer = Envelope

export type UpdatePictureAnswer = readers.input<typeof UpdatePictureAnswer>
export type UpdatePictureAnswerOutput = readers.output<typeof UpdatePictureAnswer>
