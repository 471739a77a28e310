/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Envelope } from './envelope.ts'

export const ResetPasswordAnswer = Envelope

export type ResetPasswordAnswer = zod.input<typeof ResetPasswordAnswer>
export type ResetPasswordAnswerOutput = zod.output<typeof ResetPasswordAnswer>
