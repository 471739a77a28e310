/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Id } from './id.ts'
import { Money } from './money.ts'
import { Timestamp } from './timestamp.ts'
import { TransactionStatus } from './transactionStatus.ts'

export const StatementRow = zod.object({
  id: Id.optional(),
  reference: zod.string().nullish(),
  name: zod.string(),
  date: Timestamp,
  transaction_type: zod.enum(['credit', 'debit']),
  amount: Money,
  status: TransactionStatus,
})

export type StatementRow = zod.input<typeof StatementRow>
export type StatementRowOutput = zod.output<typeof StatementRow>
