/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Flag } from './flag.ts'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const GetPinStatusAnswer = zod.object({
  haspin: Flag,
  user: User.optional(),
  nc: UnreadCount.optional(),
})

export type GetPinStatusAnswer = zod.input<typeof GetPinStatusAnswer>
export type GetPinStatusAnswerOutput = zod.output<typeof GetPinStatusAnswer>
