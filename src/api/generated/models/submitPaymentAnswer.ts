/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'

export const SubmitPaymentAnswer = Envelope

export type SubmitPaymentAnswer = readers.input<typeof SubmitPaymentAnswer>
export type SubmitPaymentAnswerOutput = readers.output<typeof SubmitPaymentAnswer>
