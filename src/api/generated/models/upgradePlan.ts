/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts'

/**
 * An account plan on offer.
 */
export interface UpgradePlan {
  /** What the plan is called; sent back as `plan`. */
  plan_name: string
  /**
   * How long the plan lasts, in words: `12 months`. Absent or `null`: not stated.
   * @nullable
   */
  term?: string | null
  /** What the plan costs. Absent or `null`: not stated. */
  price?: Money | null
}
