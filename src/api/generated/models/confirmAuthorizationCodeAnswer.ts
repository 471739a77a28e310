/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { AnotherCode } from './anotherCode.ts'
import type { Envelope } from './envelope.ts'

/**
 * Whether the code is right, and whether the bank wants yet another one.
 */
export type ConfirmAuthorizationCodeAnswer = Envelope & {
  /** Together with a success: yet another code is wanted. Absent or `null`: the transfer may be submitted. */
  requiresanother?: AnotherCode | null
}
