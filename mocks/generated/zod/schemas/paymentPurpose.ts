/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const PaymentPurpose = zod.object({
  purpose_name: zod.string(),
})

export type PaymentPurpose = zod.input<typeof PaymentPurpose>
export type PaymentPurposeOutput = zod.output<typeof PaymentPurpose>
