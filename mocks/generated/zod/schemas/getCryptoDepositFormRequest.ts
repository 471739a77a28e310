/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const GetCryptoDepositFormRequest = zod.object({
  getcdform: zod.literal('getcdform'),
  token: zod.string(),
})

export type GetCryptoDepositFormRequest = zod.input<typeof GetCryptoDepositFormRequest>
export type GetCryptoDepositFormRequestOutput = zod.output<typeof GetCryptoDepositFormRequest>
