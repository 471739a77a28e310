/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Shell } from './shell.ts'
import type { User } from './user.ts'

/**
 * The profile.
 */
export type GetProfileAnswer = Shell & {
  /** Everything the bank knows about the customer. */
  profile: User
}
