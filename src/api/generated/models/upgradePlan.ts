/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Money } from './money.ts'

export const UpgradePlan = /*#__PURE__*/ zod.object({
  plan_name: /*#__PURE__*/ zod.string(),
  term: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Money, /*#__PURE__*/ zod.null()])),
})

export type UpgradePlan = zod.output<typeof UpgradePlan>
