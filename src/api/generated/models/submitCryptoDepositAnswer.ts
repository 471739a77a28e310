/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Envelope } from './envelope.ts'

/**
 * Whether the bank took the deposit in for review.
 */
export type SubmitCryptoDepositAnswer = Envelope
