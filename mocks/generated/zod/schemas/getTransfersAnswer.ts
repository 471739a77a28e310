/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { PastTransfer } from './pastTransfer.ts'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const GetTransfersAnswer = zod.object({
  transactions: zod.array(PastTransfer),
  user: User.optional(),
  nc: UnreadCount.optional(),
})

export type GetTransfersAnswer = zod.input<typeof GetTransfersAnswer>
export type GetTransfersAnswerOutput = zod.output<typeof GetTransfersAnswer>
