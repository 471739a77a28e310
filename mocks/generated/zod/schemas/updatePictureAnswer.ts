/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Envelope } from './envelope.ts'

export const UpdatePictureAnswer = Envelope

export type UpdatePictureAnswer = zod.input<typeof UpdatePictureAnswer>
export type UpdatePictureAnswerOutput = zod.output<typeof UpdatePictureAnswer>
