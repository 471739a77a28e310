/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Id } from './id.ts'
import { Money } from './money.ts'
import { Timestamp } from './timestamp.ts'
import { TransactionStatus } from './transactionStatus.ts'
import { UnsignedMoney } from './unsignedMoney.ts'

export const StatementRow = /*#__PURE__*/ readers.object({
  id: /*#__PURE__*/ readers.exactOptional(Id),
  reference: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  transfer_id: /*#__PURE__*/ readers.exactOptional(/*#__PURE__*/ readers.union([Id, /*#__PURE__*/ readers.null()])),
  name: /*#__PURE__*/ readers.string(),
  date: Timestamp,
  transaction_type: /*#__PURE__*/ readers.enum(['credit', 'debit']),
  amount: UnsignedMoney,
  fee: /*#__PURE__*/ readers.exactOptional(/*#__PURE__*/ readers.union([Money, /*#__PURE__*/ readers.null()])),
  status: TransactionStatus,
})

export type StatementRow = readers.input<typeof StatementRow>
export type StatementRowOutput = readers.output<typeof StatementRow>
