/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Flag } from './flag.ts'
import type { UnreadCount } from './unreadCount.ts'
import type { User } from './user.ts'

/**
 * Whether the customer has a transaction PIN.
 */
export interface GetPinStatusAnswer {
  /** Whether the customer has a transaction PIN. */
  haspin: Flag
  user?: User
  nc?: UnreadCount
}
