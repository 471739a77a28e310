/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { CryptoMethods } from './cryptoMethods.ts'
import { CurrencySymbol } from './currencySymbol.ts'
import { DepositRow } from './depositRow.ts'
import { Shell } from './shell.ts'

export const GetCryptoDepositFormAnswer = /*#__PURE__*/ zod.intersection(
  /*#__PURE__*/ zod.intersection(Shell, CryptoMethods),
  /*#__PURE__*/ zod.object({
    transactions: /*#__PURE__*/ zod.array(DepositRow),
    currency: CurrencySymbol,
  }),
)

export type GetCryptoDepositFormAnswer = zod.output<typeof GetCryptoDepositFormAnswer>
