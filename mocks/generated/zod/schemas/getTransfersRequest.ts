/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const GetTransfersRequest = zod.object({
  gettrslist: zod.literal('gettrslist'),
  token: zod.string(),
})

export type GetTransfersRequest = zod.input<typeof GetTransfersRequest>
export type GetTransfersRequestOutput = zod.output<typeof GetTransfersRequest>
