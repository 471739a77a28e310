/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Envelope } from './envelope.ts'

export const SubmitVerificationAnswer = Envelope

export type SubmitVerificationAnswer = zod.output<typeof SubmitVerificationAnswer>
