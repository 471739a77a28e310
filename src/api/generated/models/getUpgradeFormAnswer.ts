/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { CryptoMethods } from './cryptoMethods.ts'
import { Shell } from './shell.ts'
import { UpgradePlan } from './upgradePlan.ts'

export const GetUpgradeFormAnswer = /*#__PURE__*/ readers.intersection(
  /*#__PURE__*/ readers.intersection(Shell, CryptoMethods),
  /*#__PURE__*/ readers.object({
    plans: /*#__PURE__*/ readers.array(UpgradePlan),
    current_plan: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  }),
)

export type GetUpgradeFormAnswer = readers.input<typeof GetUpgradeFormAnswer>
export type GetUpgradeFormAnswerOutput = readers.output<typeof GetUpgradeFormAnswer>
