/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * A fixed-deposit plan on offer.
 */
export interface FixedDepositPlan {
  /** What the plan is called; sent back as `plan`. */
  plan_name: string
}
