/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const GetContactRequest = zod.object({
  getcontact: zod.literal('getcontact'),
  token: zod.string(),
})

export type GetContactRequest = zod.input<typeof GetContactRequest>
export type GetContactRequestOutput = zod.output<typeof GetContactRequest>
