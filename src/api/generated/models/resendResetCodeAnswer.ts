/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'

export const ResendResetCodeAnswer = Envelope

export type ResendResetCodeAnswer = readers.input<typeof ResendResetCodeAnswer>
export type ResendResetCodeAnswerOutput = readers.output<typeof ResendResetCodeAnswer>
