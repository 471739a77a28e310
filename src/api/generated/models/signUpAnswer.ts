/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Envelope } from './envelope.ts'

/**
 * The outcome of a sign-up.
 */
export type SignUpAnswer = Envelope
