/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Id } from './id.ts'
import { Money } from './money.ts'
import { Timestamp } from './timestamp.ts'
import { TransactionStatus } from './transactionStatus.ts'

export const PastTransfer = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.exactOptional(Id),
  bank: /*#__PURE__*/ zod.string(),
  act_no: /*#__PURE__*/ zod.string(),
  act_hold_name: /*#__PURE__*/ zod.string(),
  amount: Money,
  swift: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  routing: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  country: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  currency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  note: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  date: Timestamp,
  status: TransactionStatus,
})

export type PastTransfer = zod.output<typeof PastTransfer>
