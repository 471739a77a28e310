/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Envelope } from './envelope.ts'

export const CreatePinAnswer = Envelope

export type CreatePinAnswer = zod.input<typeof CreatePinAnswer>
export type CreatePinAnswerOutput = zod.output<typeof CreatePinAnswer>
