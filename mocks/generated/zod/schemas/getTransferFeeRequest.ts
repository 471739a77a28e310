/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const GetTransferFeeRequest = zod.object({
  getperc: zod.literal('getperc'),
  token: zod.string(),
})

export type GetTransferFeeRequest = zod.input<typeof GetTransferFeeRequest>
export type GetTransferFeeRequestOutput = zod.output<typeof GetTransferFeeRequest>
