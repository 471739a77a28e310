/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const GetPinStatusRequest = zod.object({
  pincheck: zod.literal('pincheck'),
  token: zod.string(),
})

export type GetPinStatusRequest = zod.input<typeof GetPinStatusRequest>
export type GetPinStatusRequestOutput = zod.output<typeof GetPinStatusRequest>
