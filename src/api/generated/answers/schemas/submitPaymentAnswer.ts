/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Envelope } from './envelope.ts'

export const SubmitPaymentAnswer = Envelope

export type SubmitPaymentAnswer = zod.input<typeof SubmitPaymentAnswer>
export type SubmitPaymentAnswerOutput = zod.output<typeof SubmitPaymentAnswer>
