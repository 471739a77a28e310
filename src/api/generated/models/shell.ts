/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const Shell = /*#__PURE__*/ zod.object({
  user: /*#__PURE__*/ zod.exactOptional(User),
  nc: /*#__PURE__*/ zod.exactOptional(UnreadCount),
})

export type Shell = zod.output<typeof Shell>
