/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { UnreadCount } from './unreadCount.ts'
import type { User } from './user.ts'

/**
 * What the layout around every screen needs: who is signed in, and how many notifications are unread. Every loader that needs a session SHOULD send both, so that one call fills a whole screen.
 */
export interface Shell {
  /** The customer who is signed in. */
  user?: User
  nc?: UnreadCount
}
