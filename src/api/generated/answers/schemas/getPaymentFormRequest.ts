/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const GetPaymentFormRequest = /*#__PURE__*/ zod.looseObject({})

export type GetPaymentFormRequest = zod.input<typeof GetPaymentFormRequest>
export type GetPaymentFormRequestOutput = zod.output<typeof GetPaymentFormRequest>
