/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Money } from './money.ts'
import { Percent } from './percent.ts'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const GetTransferFeeAnswer = /*#__PURE__*/ zod.object({
  percent: /*#__PURE__*/ zod.optional(Percent),
  tb: /*#__PURE__*/ zod.optional(Money),
  balance: /*#__PURE__*/ zod.optional(Money),
  user: /*#__PURE__*/ zod.optional(User),
  nc: /*#__PURE__*/ zod.optional(UnreadCount),
})

export type GetTransferFeeAnswer = zod.input<typeof GetTransferFeeAnswer>
export type GetTransferFeeAnswerOutput = zod.output<typeof GetTransferFeeAnswer>
