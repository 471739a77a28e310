/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { PastTransfer } from './pastTransfer.ts'
import type { UnreadCount } from './unreadCount.ts'
import type { User } from './user.ts'

/**
 * The transfers ordered before.
 */
export interface GetTransfersAnswer {
  /** The transfers, newest first. Empty when there is none. */
  transactions: PastTransfer[]
  user?: User
  nc?: UnreadCount
}
