/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const FixedDepositPlan = zod.object({
  plan_name: zod.string(),
  term: zod.string().nullish(),
})

export type FixedDepositPlan = zod.input<typeof FixedDepositPlan>
export type FixedDepositPlanOutput = zod.output<typeof FixedDepositPlan>
