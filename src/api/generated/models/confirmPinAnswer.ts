/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { AnotherCode } from './anotherCode.ts'
import type { Envelope } from './envelope.ts'

/**
 * Whether the PIN is right, and whether the bank wants a further code.
 */
export type ConfirmPinAnswer = Envelope & {
  /** Together with a success: a further code is wanted, and `confirmAuthorizationCode` takes it. Absent or `null`: the transfer may be submitted. */
  requiresanother?: AnotherCode | null
}
