/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * `successful`: done. `in_progress`: accepted and not settled yet. `failed`: will not happen.
 */
export type TransactionStatus = (typeof TransactionStatus)[keyof typeof TransactionStatus]

export const TransactionStatus = {
  successful: 'successful',
  in_progress: 'in_progress',
  failed: 'failed',
} as const
