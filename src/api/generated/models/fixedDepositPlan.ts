/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'

export const FixedDepositPlan = /*#__PURE__*/ zod.object({
  plan_name: /*#__PURE__*/ zod.string(),
  term: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
})

export type FixedDepositPlan = zod.output<typeof FixedDepositPlan>
