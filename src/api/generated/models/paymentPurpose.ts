/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'

export const PaymentPurpose = /*#__PURE__*/ zod.object({
  purpose_name: /*#__PURE__*/ zod.string(),
})

export type PaymentPurpose = zod.output<typeof PaymentPurpose>
