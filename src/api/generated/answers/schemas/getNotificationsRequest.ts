/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const GetNotificationsRequest = /*#__PURE__*/ zod.looseObject({})

export type GetNotificationsRequest = zod.input<typeof GetNotificationsRequest>
export type GetNotificationsRequestOutput = zod.output<typeof GetNotificationsRequest>
