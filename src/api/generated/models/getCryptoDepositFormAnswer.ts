/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { CryptoMethods } from './cryptoMethods.ts'
import type { CurrencySymbol } from './currencySymbol.ts'
import type { DepositRow } from './depositRow.ts'
import type { Shell } from './shell.ts'

/**
 * The methods of a crypto deposit and the deposits submitted so far.
 */
export type GetCryptoDepositFormAnswer = Shell &
  CryptoMethods & {
    /** The deposits submitted before, newest first. Empty when there is none. */
    transactions: DepositRow[]
    currency: CurrencySymbol
  }
