/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'

export const MarkNotificationAsReadAnswer = Envelope

export type MarkNotificationAsReadAnswer = readers.input<typeof MarkNotificationAsReadAnswer>
export type MarkNotificationAsReadAnswerOutput = readers.output<typeof MarkNotificationAsReadAnswer>
