/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Money } from './money.ts'
import { Percent } from './percent.ts'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const GetTransferFeeAnswer = /*#__PURE__*/ readers.object({
  percent: /*#__PURE__*/ readers.exactOptional(Percent),
  tb: /*#__PURE__*/ readers.exactOptional(Money),
  balance: /*#__PURE__*/ readers.exactOptional(Money),
  user: /*#__PURE__*/ readers.exactOptional(User),
  nc: /*#__PURE__*/ readers.exactOptional(UnreadCount),
})

export type GetTransferFeeAnswer = readers.input<typeof GetTransferFeeAnswer>
export type GetTransferFeeAnswerOutput = readers.output<typeof GetTransferFeeAnswer>
