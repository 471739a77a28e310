/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Id } from './id.ts'
import { Money } from './money.ts'
import { Timestamp } from './timestamp.ts'

export const DepositRow = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.exactOptional(Id),
  type: /*#__PURE__*/ zod.string(),
  purpose: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  plan: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  amount: Money,
  status: /*#__PURE__*/ zod.enum(['pending', 'confirmed', 'declined']),
  created_at: Timestamp,
})

export type DepositRow = zod.output<typeof DepositRow>
