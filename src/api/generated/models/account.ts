/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Currency } from './currency.ts'
import { Money } from './money.ts'

export const Account = /*#__PURE__*/ readers.object({
  account_no: /*#__PURE__*/ readers.nullable(/*#__PURE__*/ readers.string()),
  tb: /*#__PURE__*/ readers.union([Money, /*#__PURE__*/ readers.null()]),
  currency: Currency,
})

export type Account = readers.input<typeof Account>
export type AccountOutput = readers.output<typeof Account>
