/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { CurrencySymbol } from './currencySymbol.ts'
import { DepositRow } from './depositRow.ts'

export const CryptoMethods = /*#__PURE__*/ zod.object({
  names: /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  addresses: /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())),
  addresses2: /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())),
  transactions: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(DepositRow)),
  currency: /*#__PURE__*/ zod.exactOptional(CurrencySymbol),
})

export type CryptoMethods = zod.output<typeof CryptoMethods>
