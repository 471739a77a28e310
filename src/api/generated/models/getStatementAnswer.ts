/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { CurrencySymbol } from './currencySymbol.ts'
import { Shell } from './shell.ts'
import { StatementRow } from './statementRow.ts'

export const GetStatementAnswer = /*#__PURE__*/ readers.intersection(
  Shell,
  /*#__PURE__*/ readers.object({
    transactions: /*#__PURE__*/ readers.array(StatementRow),
    currency: CurrencySymbol,
  }),
)

export type GetStatementAnswer = readers.input<typeof GetStatementAnswer>
export type GetStatementAnswerOutput = readers.output<typeof GetStatementAnswer>
