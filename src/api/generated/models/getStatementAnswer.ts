/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
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

export type GetStatementAnswer = zod.output<typeof GetStatementAnswer>
