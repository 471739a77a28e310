/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Envelope } from './envelope.ts'

export const UpdatePasswordAnswer = Envelope

export type UpdatePasswordAnswer = zod.input<typeof UpdatePasswordAnswer>
export type UpdatePasswordAnswerOutput = zod.output<typeof UpdatePasswordAnswer>
