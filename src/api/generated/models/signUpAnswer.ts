/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'

export const SignUpAnswer = Envelope

export type SignUpAnswer = readers.input<typeof SignUpAnswer>
export type SignUpAnswerOutput = readers.output<typeof SignUpAnswer>
