/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const Shell = /*#__PURE__*/ zod.object({
  user: /*#__PURE__*/ zod.optional(User),
  nc: /*#__PURE__*/ zod.optional(UnreadCount),
})

export type Shell = zod.input<typeof Shell>
export type ShellOutput = zod.output<typeof Shell>
