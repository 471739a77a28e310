/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'

export const CurrencySymbol = /*#__PURE__*/ readers.string()

export type CurrencySymbol = readers.input<typeof CurrencySymbol>
export type CurrencySymbolOutput = readers.output<typeof CurrencySymbol>
