/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'

export const UpdatePasswordAnswer = Envelope

export type UpdatePasswordAnswer = readers.input<typeof UpdatePasswordAnswer>
export type UpdatePasswordAnswerOutput = readers.output<typeof UpdatePasswordAnswer>
