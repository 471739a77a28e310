/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Count } from './count.ts'
import type { Flag } from './flag.ts'

/**
 * How a PIN or a code stands after a wrong try. A bank that locks PINs SHOULD send both fields with every refusal of a PIN or a code.
 */
export interface PinTries {
  /** Whether no further try is accepted until the bank unlocks it. */
  locked?: Flag
  /** How many wrong tries are left before it is locked. */
  tries_left?: Count
}
