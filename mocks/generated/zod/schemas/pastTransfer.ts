/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Id } from './id.ts'
import { Money } from './money.ts'
import { Timestamp } from './timestamp.ts'
import { TransactionStatus } from './transactionStatus.ts'

export const PastTransfer = zod.object({
  id: Id.optional(),
  bank: zod.string(),
  act_no: zod.string(),
  act_hold_name: zod.string(),
  amount: Money,
  swift: zod.string().nullish(),
  routing: zod.string().nullish(),
  country: zod.string().nullish(),
  currency: zod.string().nullish(),
  note: zod.string().nullish(),
  date: Timestamp,
  status: TransactionStatus,
})

export type PastTransfer = zod.input<typeof PastTransfer>
export type PastTransferOutput = zod.output<typeof PastTransfer>
