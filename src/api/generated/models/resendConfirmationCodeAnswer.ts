/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'

export const ResendConfirmationCodeAnswer = Envelope

export type ResendConfirmationCodeAnswer = readers.input<typeof ResendConfirmationCodeAnswer>
export type ResendConfirmationCodeAnswerOutput = readers.output<typeof ResendConfirmationCodeAnswer>
