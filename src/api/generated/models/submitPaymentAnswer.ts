/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Envelope } from './envelope.ts'

/**
 * Whether the bank took the payment in for review.
 */
export type SubmitPaymentAnswer = Envelope
