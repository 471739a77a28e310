/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Id } from './id.ts'
import { Timestamp } from './timestamp.ts'

export const BankNotification = /*#__PURE__*/ readers.object({
  id: Id,
  title: /*#__PURE__*/ readers.string(),
  body: /*#__PURE__*/ readers.string(),
  wasread: /*#__PURE__*/ readers.enum(['yes', 'no']),
  date: /*#__PURE__*/ readers.exactOptional(Timestamp),
  about: /*#__PURE__*/ readers.exactOptional(/*#__PURE__*/ readers.enum(['security', 'transfer', 'statement'])),
  transaction: /*#__PURE__*/ readers.exactOptional(Id),
})

export type BankNotification = readers.input<typeof BankNotification>
export type BankNotificationOutput = readers.output<typeof BankNotification>
