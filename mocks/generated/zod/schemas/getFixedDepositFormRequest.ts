/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const GetFixedDepositFormRequest = zod.object({
  getfdcform: zod.literal('getfdcform'),
  token: zod.string(),
})

export type GetFixedDepositFormRequest = zod.input<typeof GetFixedDepositFormRequest>
export type GetFixedDepositFormRequestOutput = zod.output<typeof GetFixedDepositFormRequest>
