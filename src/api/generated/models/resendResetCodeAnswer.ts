/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Envelope } from './envelope.ts'

/**
 * Whether the code was sent again.
 */
export type ResendResetCodeAnswer = Envelope
