/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const PaymentPurpose = /*#__PURE__*/ zod.object({
  purpose_name: /*#__PURE__*/ zod.string(),
})

export type PaymentPurpose = zod.input<typeof PaymentPurpose>
export type PaymentPurposeOutput = zod.output<typeof PaymentPurpose>
