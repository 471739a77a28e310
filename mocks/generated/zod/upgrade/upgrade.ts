/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { GetUpgradeFormAnswer } from '../schemas/getUpgradeFormAnswer.ts'
import { GetUpgradeFormRequest } from '../schemas/getUpgradeFormRequest.ts'
import { SubmitUpgradeAnswer } from '../schemas/submitUpgradeAnswer.ts'
import { SubmitUpgradeRequest } from '../schemas/submitUpgradeRequest.ts'

/**
 * Fetches what the upgrade screen needs: the account plans, the plan the customer is on, the coins or networks on offer with an address for each, and the upgrades submitted so far.
 * @summary Get the upgrade form
 */
export const GetUpgradeFormBody = GetUpgradeFormRequest

export const GetUpgradeFormResponse = GetUpgradeFormAnswer

/**
 * Requests another account plan and reports the crypto payment for it, made to the address
 * shown, with a proof of payment. The bank records it as `pending` and reviews it; the plan does
 * not change here.
 *
 * Sent again, it is another payment, unless it carries the same `idempotency_key` and the bank
 * supports it.
 * @summary Submit an upgrade
 */
export const SubmitUpgradeBody = SubmitUpgradeRequest

export const SubmitUpgradeResponse = SubmitUpgradeAnswer
