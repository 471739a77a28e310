/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { CurrencySymbol } from './currencySymbol.ts'
import { DepositRow } from './depositRow.ts'

export const CryptoMethods = /*#__PURE__*/ readers.object({
  names: /*#__PURE__*/ readers.array(/*#__PURE__*/ readers.string()),
  addresses: /*#__PURE__*/ readers.array(/*#__PURE__*/ readers.nullable(/*#__PURE__*/ readers.string())),
  addresses2: /*#__PURE__*/ readers.array(/*#__PURE__*/ readers.nullable(/*#__PURE__*/ readers.string())),
  transactions: /*#__PURE__*/ readers.exactOptional(/*#__PURE__*/ readers.array(DepositRow)),
  currency: /*#__PURE__*/ readers.exactOptional(CurrencySymbol),
})

export type CryptoMethods = readers.input<typeof CryptoMethods>
export type CryptoMethodsOutput = readers.output<typeof CryptoMethods>
