/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { CurrencySymbol } from './currencySymbol.ts'
import { Shell } from './shell.ts'
import { StatementRow } from './statementRow.ts'

export const GetStatementAnswer = /*#__PURE__*/ zod.intersection(
  Shell,
  /*#__PURE__*/ zod.object({
    transactions: /*#__PURE__*/ zod.array(StatementRow),
    currency: CurrencySymbol,
  }),
)

export type GetStatementAnswer = zod.input<typeof GetStatementAnswer>
export type GetStatementAnswerOutput = zod.output<typeof GetStatementAnswer>
