/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const Shell = /*#__PURE__*/ readers.object({
  user: /*#__PURE__*/ readers.exactOptional(User),
  nc: /*#__PURE__*/ readers.exactOptional(UnreadCount),
})

export type Shell = readers.input<typeof Shell>
export type ShellOutput = readers.output<typeof Shell>
