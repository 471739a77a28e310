/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Envelope } from './envelope.ts'

export const SubmitVerificationAnswer = Envelope

export type SubmitVerificationAnswer = zod.input<typeof SubmitVerificationAnswer>
export type SubmitVerificationAnswerOutput = zod.output<typeof SubmitVerificationAnswer>
