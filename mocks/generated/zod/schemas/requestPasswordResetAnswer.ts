/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Envelope } from './envelope.ts'

export const RequestPasswordResetAnswer = Envelope

export type RequestPasswordResetAnswer = zod.input<typeof RequestPasswordResetAnswer>
export type RequestPasswordResetAnswerOutput = zod.output<typeof RequestPasswordResetAnswer>
