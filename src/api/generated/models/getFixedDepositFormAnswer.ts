/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { CryptoMethods } from './cryptoMethods.ts'
import { FixedDepositPlan } from './fixedDepositPlan.ts'
import { Shell } from './shell.ts'

export const GetFixedDepositFormAnswer = /*#__PURE__*/ readers.intersection(
  /*#__PURE__*/ readers.intersection(Shell, CryptoMethods),
  /*#__PURE__*/ readers.object({
    plans: /*#__PURE__*/ readers.array(FixedDepositPlan),
  }),
)

export type GetFixedDepositFormAnswer = readers.input<typeof GetFixedDepositFormAnswer>
export type GetFixedDepositFormAnswerOutput = readers.output<typeof GetFixedDepositFormAnswer>
