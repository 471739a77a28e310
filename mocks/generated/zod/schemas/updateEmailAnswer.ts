/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Envelope } from './envelope.ts'

export const UpdateEmailAnswer = Envelope

export type UpdateEmailAnswer = zod.input<typeof UpdateEmailAnswer>
export type UpdateEmailAnswerOutput = zod.output<typeof UpdateEmailAnswer>
