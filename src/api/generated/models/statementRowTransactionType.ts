/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * `credit` adds to the balance, `debit` takes from it.
 */
export type StatementRowTransactionType = (typeof StatementRowTransactionType)[keyof typeof StatementRowTransactionType]

export const StatementRowTransactionType = {
  credit: 'credit',
  debit: 'debit',
} as const
