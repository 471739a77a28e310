/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const GetAccountRequest = zod.object({
  getstatement2: zod.literal('getstatement2'),
  token: zod.string(),
})

export type GetAccountRequest = zod.input<typeof GetAccountRequest>
export type GetAccountRequestOutput = zod.output<typeof GetAccountRequest>
