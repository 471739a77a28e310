/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Envelope } from './envelope.ts'

export const ResendResetCodeAnswer = Envelope

export type ResendResetCodeAnswer = zod.input<typeof ResendResetCodeAnswer>
export type ResendResetCodeAnswerOutput = zod.output<typeof ResendResetCodeAnswer>
