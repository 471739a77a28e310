/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { CurrencySymbol } from './currencySymbol.ts'
import type { Shell } from './shell.ts'
import type { StatementRow } from './statementRow.ts'

/**
 * The history, without the account itself.
 */
export type GetStatementAnswer = Shell & {
  /** The history, newest first. Empty when nothing has happened yet. */
  transactions: StatementRow[]
  currency: CurrencySymbol
}
