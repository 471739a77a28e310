/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'

export const SubmitVerificationAnswer = Envelope

export type SubmitVerificationAnswer = readers.input<typeof SubmitVerificationAnswer>
export type SubmitVerificationAnswerOutput = readers.output<typeof SubmitVerificationAnswer>
