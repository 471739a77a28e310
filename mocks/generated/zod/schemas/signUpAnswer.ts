/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Envelope } from './envelope.ts'

export const SignUpAnswer = Envelope

export type SignUpAnswer = zod.input<typeof SignUpAnswer>
export type SignUpAnswerOutput = zod.output<typeof SignUpAnswer>
