/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const CurrencySymbol = zod.string()

export type CurrencySymbol = zod.input<typeof CurrencySymbol>
export type CurrencySymbolOutput = zod.output<typeof CurrencySymbol>
