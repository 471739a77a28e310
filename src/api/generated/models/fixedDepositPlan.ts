/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'

export const FixedDepositPlan = /*#__PURE__*/ readers.object({
  plan_name: /*#__PURE__*/ readers.string(),
  term: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
})

export type FixedDepositPlan = readers.input<typeof FixedDepositPlan>
export type FixedDepositPlanOutput = readers.output<typeof FixedDepositPlan>
