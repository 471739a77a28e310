/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const Shell = zod.object({
  user: User.optional(),
  nc: UnreadCount.optional(),
})

export type Shell = zod.input<typeof Shell>
export type ShellOutput = zod.output<typeof Shell>
