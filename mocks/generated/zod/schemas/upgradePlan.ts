/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Money } from './money.ts'

export const UpgradePlan = zod.object({
  plan_name: zod.string(),
  term: zod.string().nullish(),
  description: zod.string().nullish(),
  price: zod.union([Money, zod.null()]).optional(),
})

export type UpgradePlan = zod.input<typeof UpgradePlan>
export type UpgradePlanOutput = zod.output<typeof UpgradePlan>
