/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { PastTransfer } from './pastTransfer.ts'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const GetTransfersAnswer = /*#__PURE__*/ zod.object({
  transactions: /*#__PURE__*/ zod.array(PastTransfer),
  user: /*#__PURE__*/ zod.optional(User),
  nc: /*#__PURE__*/ zod.optional(UnreadCount),
})

export type GetTransfersAnswer = zod.input<typeof GetTransfersAnswer>
export type GetTransfersAnswerOutput = zod.output<typeof GetTransfersAnswer>
