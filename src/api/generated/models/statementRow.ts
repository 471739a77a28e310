/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Id } from './id.ts'
import { Money } from './money.ts'
import { Timestamp } from './timestamp.ts'
import { TransactionStatus } from './transactionStatus.ts'

export const StatementRow = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.exactOptional(Id),
  reference: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  transfer_id: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Id, /*#__PURE__*/ zod.null()])),
  name: /*#__PURE__*/ zod.string(),
  date: Timestamp,
  transaction_type: /*#__PURE__*/ zod.enum(['credit', 'debit']),
  amount: Money,
  fee: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Money, /*#__PURE__*/ zod.null()])),
  status: TransactionStatus,
})

export type StatementRow = zod.output<typeof StatementRow>
