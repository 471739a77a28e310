/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Envelope } from './envelope.ts'

export const SubmitFixedDepositAnswer = Envelope

export type SubmitFixedDepositAnswer = zod.input<typeof SubmitFixedDepositAnswer>
export type SubmitFixedDepositAnswerOutput = zod.output<typeof SubmitFixedDepositAnswer>
