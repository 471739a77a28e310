/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'

export const SubmitFixedDepositAnswer = Envelope

export type SubmitFixedDepositAnswer = readers.input<typeof SubmitFixedDepositAnswer>
export type SubmitFixedDepositAnswerOutput = readers.output<typeof SubmitFixedDepositAnswer>
