/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Envelope } from './envelope.ts'

/**
 * Whether the profile was changed.
 */
export type UpdateProfileAnswer = Envelope
