/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Id } from './id.ts'
import { Money } from './money.ts'
import { Timestamp } from './timestamp.ts'
import { TransactionStatus } from './transactionStatus.ts'

export const PastTransfer = /*#__PURE__*/ readers.object({
  id: /*#__PURE__*/ readers.exactOptional(Id),
  bank: /*#__PURE__*/ readers.string(),
  act_no: /*#__PURE__*/ readers.string(),
  act_hold_name: /*#__PURE__*/ readers.string(),
  amount: Money,
  swift: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  routing: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  country: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  currency: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  note: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  date: Timestamp,
  status: TransactionStatus,
})

export type PastTransfer = readers.input<typeof PastTransfer>
export type PastTransferOutput = readers.output<typeof PastTransfer>
