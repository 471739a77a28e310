/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { Flag } from './flag.ts'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const GetPinStatusAnswer = /*#__PURE__*/ zod.object({
  haspin: Flag,
  user: /*#__PURE__*/ zod.exactOptional(User),
  nc: /*#__PURE__*/ zod.exactOptional(UnreadCount),
})

export type GetPinStatusAnswer = zod.output<typeof GetPinStatusAnswer>
