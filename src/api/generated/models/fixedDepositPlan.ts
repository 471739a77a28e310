/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * A fixed-deposit plan on offer.
 */
export interface FixedDepositPlan {
  /** What the plan is called; sent back as `plan`. */
  plan_name: string
  /**
   * How long the money is fixed, in words: `12 months`. Absent or `null`: not stated.
   * @nullable
   */
  term?: string | null
}
