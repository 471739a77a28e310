/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { PastTransfer } from './pastTransfer.ts'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const GetTransfersAnswer = /*#__PURE__*/ zod.object({
  transactions: /*#__PURE__*/ zod.array(PastTransfer),
  user: /*#__PURE__*/ zod.exactOptional(User),
  nc: /*#__PURE__*/ zod.exactOptional(UnreadCount),
})

export type GetTransfersAnswer = zod.output<typeof GetTransfersAnswer>
