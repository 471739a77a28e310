/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { PastTransfer } from './pastTransfer.ts'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const GetTransfersAnswer = /*#__PURE__*/ readers.object({
  transactions: /*#__PURE__*/ readers.array(PastTransfer),
  user: /*#__PURE__*/ readers.exactOptional(User),
  nc: /*#__PURE__*/ readers.exactOptional(UnreadCount),
})

export type GetTransfersAnswer = readers.input<typeof GetTransfersAnswer>
export type GetTransfersAnswerOutput = readers.output<typeof GetTransfersAnswer>
