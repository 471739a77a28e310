/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Flag } from './flag.ts'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const GetPinStatusAnswer = /*#__PURE__*/ zod.object({
  haspin: Flag,
  user: /*#__PURE__*/ zod.optional(User),
  nc: /*#__PURE__*/ zod.optional(UnreadCount),
})

export type GetPinStatusAnswer = zod.input<typeof GetPinStatusAnswer>
export type GetPinStatusAnswerOutput = zod.output<typeof GetPinStatusAnswer>
