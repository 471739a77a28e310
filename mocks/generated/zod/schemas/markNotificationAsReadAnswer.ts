/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Envelope } from './envelope.ts'

export const MarkNotificationAsReadAnswer = Envelope

export type MarkNotificationAsReadAnswer = zod.input<typeof MarkNotificationAsReadAnswer>
export type MarkNotificationAsReadAnswerOutput = zod.output<typeof MarkNotificationAsReadAnswer>
