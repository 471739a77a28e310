/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { CryptoMethods } from './cryptoMethods.ts'
import { FixedDepositPlan } from './fixedDepositPlan.ts'
import { Shell } from './shell.ts'

export const GetFixedDepositFormAnswer = Shell.and(CryptoMethods).and(
  zod.object({
    plans: zod.array(FixedDepositPlan),
  }),
)

export type GetFixedDepositFormAnswer = zod.input<typeof GetFixedDepositFormAnswer>
export type GetFixedDepositFormAnswerOutput = zod.output<typeof GetFixedDepositFormAnswer>
