/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Id } from './id.ts'
import { Money } from './money.ts'
import { Timestamp } from './timestamp.ts'

export const DepositRow = zod.object({
  id: Id.optional(),
  type: zod.string(),
  purpose: zod.string().nullish(),
  plan: zod.string().nullish(),
  amount: Money,
  status: zod.enum(['pending', 'confirmed', 'declined']),
  created_at: Timestamp,
})

export type DepositRow = zod.input<typeof DepositRow>
export type DepositRowOutput = zod.output<typeof DepositRow>
