/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const GetPaymentFormRequest = zod.object({
  getmpcform: zod.literal('getmpcform'),
  token: zod.string(),
})

export type GetPaymentFormRequest = zod.input<typeof GetPaymentFormRequest>
export type GetPaymentFormRequestOutput = zod.output<typeof GetPaymentFormRequest>
