/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { CurrencySymbol } from './currencySymbol.ts'
import { Shell } from './shell.ts'
import { StatementRow } from './statementRow.ts'

export const GetStatementAnswer = Shell.and(
  zod.object({
    transactions: zod.array(StatementRow),
    currency: CurrencySymbol,
  }),
)

export type GetStatementAnswer = zod.input<typeof GetStatementAnswer>
export type GetStatementAnswerOutput = zod.output<typeof GetStatementAnswer>
