/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'

export const ResetPasswordAnswer = Envelope

export type ResetPasswordAnswer = readers.input<typeof ResetPasswordAnswer>
export type ResetPasswordAnswerOutput = readers.output<typeof ResetPasswordAnswer>
