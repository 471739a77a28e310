/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Money } from './money.ts'

export const UpgradePlan = /*#__PURE__*/ readers.object({
  plan_name: /*#__PURE__*/ readers.string(),
  term: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  description: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  price: /*#__PURE__*/ readers.exactOptional(/*#__PURE__*/ readers.union([Money, /*#__PURE__*/ readers.null()])),
})

export type UpgradePlan = readers.input<typeof UpgradePlan>
export type UpgradePlanOutput = readers.output<typeof UpgradePlan>
