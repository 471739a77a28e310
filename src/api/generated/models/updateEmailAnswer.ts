/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'

export const UpdateEmailAnswer = Envelope

export type UpdateEmailAnswer = readers.input<typeof UpdateEmailAnswer>
export type UpdateEmailAnswerOutput = readers.output<typeof UpdateEmailAnswer>
