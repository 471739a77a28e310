/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Envelope } from './envelope.ts'

/**
 * Whether the e-mail address was changed.
 */
export type UpdateEmailAnswer = Envelope
