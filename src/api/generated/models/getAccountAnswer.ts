/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Account } from './account.ts'
import { CurrencySymbol } from './currencySymbol.ts'
import { Shell } from './shell.ts'
import { StatementRow } from './statementRow.ts'

export const GetAccountAnswer = /*#__PURE__*/ readers.intersection(
  Shell,
  /*#__PURE__*/ readers.object({
    account: Account,
    transactions: /*#__PURE__*/ readers.array(StatementRow),
    currency: CurrencySymbol,
  }),
)

export type GetAccountAnswer = readers.input<typeof GetAccountAnswer>
export type GetAccountAnswerOutput = readers.output<typeof GetAccountAnswer>
