/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * `pending`: submitted, waiting for the bank's review. `confirmed`: received. `declined`: not accepted.
 */
export type DepositRowStatus = (typeof DepositRowStatus)[keyof typeof DepositRowStatus]

export const DepositRowStatus = {
  pending: 'pending',
  confirmed: 'confirmed',
  declined: 'declined',
} as const
