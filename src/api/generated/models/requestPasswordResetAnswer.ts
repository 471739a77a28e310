/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'

export const RequestPasswordResetAnswer = Envelope

export type RequestPasswordResetAnswer = readers.input<typeof RequestPasswordResetAnswer>
export type RequestPasswordResetAnswerOutput = readers.output<typeof RequestPasswordResetAnswer>
