/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { CurrencySymbol } from './currencySymbol.ts'
import { DepositRow } from './depositRow.ts'

export const CryptoMethods = zod.object({
  names: zod.array(zod.string()),
  addresses: zod.array(zod.string().nullable()),
  addresses2: zod.array(zod.string().nullable()),
  transactions: zod.array(DepositRow).optional(),
  currency: CurrencySymbol.optional(),
})

export type CryptoMethods = zod.input<typeof CryptoMethods>
export type CryptoMethodsOutput = zod.output<typeof CryptoMethods>
