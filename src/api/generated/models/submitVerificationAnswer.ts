/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Envelope } from './envelope.ts'

/**
 * Whether the documents were taken in for review.
 */
export type SubmitVerificationAnswer = Envelope
