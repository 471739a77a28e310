/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { CryptoMethods } from './cryptoMethods.ts'
import { FixedDepositPlan } from './fixedDepositPlan.ts'
import { Shell } from './shell.ts'

export const GetFixedDepositFormAnswer = /*#__PURE__*/ zod.intersection(
  /*#__PURE__*/ zod.intersection(Shell, CryptoMethods),
  /*#__PURE__*/ zod.object({
    plans: /*#__PURE__*/ zod.array(FixedDepositPlan),
  }),
)

export type GetFixedDepositFormAnswer = zod.output<typeof GetFixedDepositFormAnswer>
