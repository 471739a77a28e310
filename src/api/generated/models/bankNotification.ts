/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Id } from './id.ts'
import { Timestamp } from './timestamp.ts'

export const BankNotification = /*#__PURE__*/ zod.object({
  id: Id,
  title: /*#__PURE__*/ zod.string(),
  body: /*#__PURE__*/ zod.string(),
  wasread: /*#__PURE__*/ zod.enum(['yes', 'no']),
  date: /*#__PURE__*/ zod.exactOptional(Timestamp),
})

export type BankNotification = zod.output<typeof BankNotification>
