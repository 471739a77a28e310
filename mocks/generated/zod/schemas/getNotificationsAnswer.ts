/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { BankNotification } from './bankNotification.ts'
import { Shell } from './shell.ts'

export const GetNotificationsAnswer = Shell.and(
  zod.object({
    notifications: zod.array(BankNotification),
  }),
)

export type GetNotificationsAnswer = zod.input<typeof GetNotificationsAnswer>
export type GetNotificationsAnswerOutput = zod.output<typeof GetNotificationsAnswer>
