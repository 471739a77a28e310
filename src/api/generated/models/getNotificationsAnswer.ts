/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { BankNotification } from './bankNotification.ts'
import { Shell } from './shell.ts'

export const GetNotificationsAnswer = /*#__PURE__*/ readers.intersection(
  Shell,
  /*#__PURE__*/ readers.object({
    notifications: /*#__PURE__*/ readers.array(BankNotification),
  }),
)

export type GetNotificationsAnswer = readers.input<typeof GetNotificationsAnswer>
export type GetNotificationsAnswerOutput = readers.output<typeof GetNotificationsAnswer>
