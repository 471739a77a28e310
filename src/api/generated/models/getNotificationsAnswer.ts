/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { BankNotification } from './bankNotification.ts'
import { Shell } from './shell.ts'

export const GetNotificationsAnswer = /*#__PURE__*/ zod.intersection(
  Shell,
  /*#__PURE__*/ zod.object({
    notifications: /*#__PURE__*/ zod.array(BankNotification),
  }),
)

export type GetNotificationsAnswer = zod.output<typeof GetNotificationsAnswer>
