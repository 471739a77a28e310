/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { CryptoMethods } from './cryptoMethods.ts'
import { CurrencySymbol } from './currencySymbol.ts'
import { DepositRow } from './depositRow.ts'
import { Shell } from './shell.ts'

export const GetCryptoDepositFormAnswer = Shell.and(CryptoMethods).and(
  zod.object({
    transactions: zod.array(DepositRow),
    currency: CurrencySymbol,
  }),
)

export type GetCryptoDepositFormAnswer = zod.input<typeof GetCryptoDepositFormAnswer>
export type GetCryptoDepositFormAnswerOutput = zod.output<typeof GetCryptoDepositFormAnswer>
