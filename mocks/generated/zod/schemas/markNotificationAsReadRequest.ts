/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { RecordId } from './recordId.ts'

export const MarkNotificationAsReadRequest = zod.object({
  mnotificationar: zod.literal('mnotificationar'),
  token: zod.string(),
  id: RecordId,
})

export type MarkNotificationAsReadRequest = zod.input<typeof MarkNotificationAsReadRequest>
export type MarkNotificationAsReadRequestOutput = zod.output<typeof MarkNotificationAsReadRequest>
