/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Envelope } from './envelope.ts'

export const UpdateProfileAnswer = Envelope

export type UpdateProfileAnswer = zod.input<typeof UpdateProfileAnswer>
export type UpdateProfileAnswerOutput = zod.output<typeof UpdateProfileAnswer>
