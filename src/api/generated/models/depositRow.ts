/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Id } from './id.ts'
import { Money } from './money.ts'
import { Timestamp } from './timestamp.ts'

export const DepositRow = /*#__PURE__*/ readers.object({
  id: /*#__PURE__*/ readers.exactOptional(Id),
  type: /*#__PURE__*/ readers.string(),
  purpose: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  plan: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  amount: Money,
  status: /*#__PURE__*/ readers.enum(['pending', 'confirmed', 'declined']),
  created_at: Timestamp,
})

export type DepositRow = readers.input<typeof DepositRow>
export type DepositRowOutput = readers.output<typeof DepositRow>
