/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { RecordId } from './recordId.ts'

export const MarkNotificationAsReadRequest = /*#__PURE__*/ zod.object({
  id: RecordId,
})

export type MarkNotificationAsReadRequest = zod.input<typeof MarkNotificationAsReadRequest>
export type MarkNotificationAsReadRequestOutput = zod.output<typeof MarkNotificationAsReadRequest>
