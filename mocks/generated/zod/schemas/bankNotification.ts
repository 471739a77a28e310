/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Id } from './id.ts'
import { Timestamp } from './timestamp.ts'

export const BankNotification = zod.object({
  id: Id,
  title: zod.string(),
  body: zod.string(),
  wasread: zod.enum(['yes', 'no']),
  date: Timestamp.optional(),
  about: zod.enum(['security', 'transfer', 'statement']).optional(),
  transaction: Id.optional(),
})

export type BankNotification = zod.input<typeof BankNotification>
export type BankNotificationOutput = zod.output<typeof BankNotification>
