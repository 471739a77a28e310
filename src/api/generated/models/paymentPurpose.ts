/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'

export const PaymentPurpose = /*#__PURE__*/ readers.object({
  purpose_name: /*#__PURE__*/ readers.string(),
})

export type PaymentPurpose = readers.input<typeof PaymentPurpose>
export type PaymentPurposeOutput = readers.output<typeof PaymentPurpose>
