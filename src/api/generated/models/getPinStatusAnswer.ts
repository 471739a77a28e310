/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Flag } from './flag.ts'
import { UnreadCount } from './unreadCount.ts'
import { User } from './user.ts'

export const GetPinStatusAnswer = /*#__PURE__*/ readers.object({
  haspin: Flag,
  user: /*#__PURE__*/ readers.exactOptional(User),
  nc: /*#__PURE__*/ readers.exactOptional(UnreadCount),
})

export type GetPinStatusAnswer = readers.input<typeof GetPinStatusAnswer>
export type GetPinStatusAnswerOutput = readers.output<typeof GetPinStatusAnswer>
