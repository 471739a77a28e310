/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Account } from './account.ts'
import type { CurrencySymbol } from './currencySymbol.ts'
import type { Shell } from './shell.ts'
import type { StatementRow } from './statementRow.ts'

/**
 * The account and its history. What tells it from `getStatement` is `account`.
 */
export type GetAccountAnswer = Shell & {
  account: Account
  /** The history, newest first. Empty when nothing has happened yet. */
  transactions: StatementRow[]
  currency: CurrencySymbol
}
