/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { CryptoMethods } from './cryptoMethods.ts'
import { Shell } from './shell.ts'
import { UpgradePlan } from './upgradePlan.ts'

export const GetUpgradeFormAnswer = /*#__PURE__*/ zod.intersection(
  /*#__PURE__*/ zod.intersection(Shell, CryptoMethods),
  /*#__PURE__*/ zod.object({
    plans: /*#__PURE__*/ zod.array(UpgradePlan),
    current_plan: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  }),
)

export type GetUpgradeFormAnswer = zod.output<typeof GetUpgradeFormAnswer>
