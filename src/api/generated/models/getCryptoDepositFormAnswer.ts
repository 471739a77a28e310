/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { CryptoMethods } from './cryptoMethods.ts'
import { CurrencySymbol } from './currencySymbol.ts'
import { DepositRow } from './depositRow.ts'
import { Shell } from './shell.ts'

export const GetCryptoDepositFormAnswer = /*#__PURE__*/ readers.intersection(
  /*#__PURE__*/ readers.intersection(Shell, CryptoMethods),
  /*#__PURE__*/ readers.object({
    transactions: /*#__PURE__*/ readers.array(DepositRow),
    currency: CurrencySymbol,
  }),
)

export type GetCryptoDepositFormAnswer = readers.input<typeof GetCryptoDepositFormAnswer>
export type GetCryptoDepositFormAnswerOutput = readers.output<typeof GetCryptoDepositFormAnswer>
