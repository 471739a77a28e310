/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Money } from './money.ts'
import { Percent } from './percent.ts'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const GetTransferFeeAnswer = /*#__PURE__*/ zod.object({
  percent: /*#__PURE__*/ zod.exactOptional(Percent),
  tb: /*#__PURE__*/ zod.exactOptional(Money),
  balance: /*#__PURE__*/ zod.exactOptional(Money),
  user: /*#__PURE__*/ zod.exactOptional(User),
  nc: /*#__PURE__*/ zod.exactOptional(UnreadCount),
})

export type GetTransferFeeAnswer = zod.output<typeof GetTransferFeeAnswer>
