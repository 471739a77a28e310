/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Id } from './id.ts'
import { Money } from './money.ts'
import { Timestamp } from './timestamp.ts'
import { TransactionStatus } from './transactionStatus.ts'
import { UnsignedMoney } from './unsignedMoney.ts'

export const StatementRow = zod.object({
  id: Id.optional(),
  reference: zod.string().nullish(),
  transfer_id: zod.union([Id, zod.null()]).optional(),
  name: zod.string(),
  date: Timestamp,
  transaction_type: zod.enum(['credit', 'debit']),
  amount: UnsignedMoney,
  fee: zod.union([Money, zod.null()]).optional(),
  status: TransactionStatus,
})

export type StatementRow = zod.input<typeof StatementRow>
export type StatementRowOutput = zod.output<typeof StatementRow>
