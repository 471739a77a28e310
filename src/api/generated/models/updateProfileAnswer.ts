/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'

export const UpdateProfileAnswer = Envelope

export type UpdateProfileAnswer = readers.input<typeof UpdateProfileAnswer>
export type UpdateProfileAnswerOutput = readers.output<typeof UpdateProfileAnswer>
