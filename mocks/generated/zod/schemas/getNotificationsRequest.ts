/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const GetNotificationsRequest = zod.object({
  getnotifications: zod.literal('getnotifications'),
  token: zod.string(),
})

export type GetNotificationsRequest = zod.input<typeof GetNotificationsRequest>
export type GetNotificationsRequestOutput = zod.output<typeof GetNotificationsRequest>
