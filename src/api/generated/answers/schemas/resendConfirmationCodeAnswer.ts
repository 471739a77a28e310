/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Envelope } from './envelope.ts'

export const ResendConfirmationCodeAnswer = Envelope

export type ResendConfirmationCodeAnswer = zod.input<typeof ResendConfirmationCodeAnswer>
export type ResendConfirmationCodeAnswerOutput = zod.output<typeof ResendConfirmationCodeAnswer>
