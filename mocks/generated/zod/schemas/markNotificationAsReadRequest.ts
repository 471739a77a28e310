/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const MarkNotificationAsReadRequest = zod.object({
  mnotificationar: zod.literal('mnotificationar'),
  token: zod.string(),
  id: zod.string(),
})

export type MarkNotificationAsReadRequest = zod.input<typeof MarkNotificationAsReadRequest>
export type MarkNotificationAsReadRequestOutput = zod.output<typeof MarkNotificationAsReadRequest>
