/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const GetProfileRequest = zod.object({
  getprofile: zod.literal('getprofile'),
  token: zod.string(),
})

export type GetProfileRequest = zod.input<typeof GetProfileRequest>
export type GetProfileRequestOutput = zod.output<typeof GetProfileRequest>
