/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Money } from './money.ts'
import { Percent } from './percent.ts'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const GetTransferFeeAnswer = zod.object({
  percent: Percent.optional(),
  tb: Money.optional(),
  balance: Money.optional(),
  user: User.optional(),
  nc: UnreadCount.optional(),
})

export type GetTransferFeeAnswer = zod.input<typeof GetTransferFeeAnswer>
export type GetTransferFeeAnswerOutput = zod.output<typeof GetTransferFeeAnswer>
