/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { CryptoMethods } from './cryptoMethods.ts'
import type { FixedDepositPlan } from './fixedDepositPlan.ts'
import type { Shell } from './shell.ts'

/**
 * The plans, the methods of payment, and the fixed deposits submitted so far.
 */
export type GetFixedDepositFormAnswer = Shell &
  CryptoMethods & {
    /** The plans, in the order of the list the customer chooses from. May be empty. */
    plans: FixedDepositPlan[]
  }
