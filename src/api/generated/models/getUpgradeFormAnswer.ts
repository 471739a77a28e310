/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { CryptoMethods } from './cryptoMethods.ts'
import type { Shell } from './shell.ts'
import type { UpgradePlan } from './upgradePlan.ts'

/**
 * The account plans, the methods of payment, and the upgrades submitted so far.
 */
export type GetUpgradeFormAnswer = Shell &
  CryptoMethods & {
    /** The plans, in the order of the list the customer chooses from. May be empty. */
    plans: UpgradePlan[]
    /**
     * The plan the customer is on now. `null`: none. Every bank SHOULD send it; where it is absent, `user.current_plan` says it.
     * @nullable
     */
    current_plan?: string | null
  }
