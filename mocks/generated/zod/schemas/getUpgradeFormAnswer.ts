/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { CryptoMethods } from './cryptoMethods.ts'
import { Shell } from './shell.ts'
import { UpgradePlan } from './upgradePlan.ts'

export const GetUpgradeFormAnswer = Shell.and(CryptoMethods).and(
  zod.object({
    plans: zod.array(UpgradePlan),
    current_plan: zod.string().nullish(),
  }),
)

export type GetUpgradeFormAnswer = zod.input<typeof GetUpgradeFormAnswer>
export type GetUpgradeFormAnswerOutput = zod.output<typeof GetUpgradeFormAnswer>
