/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Envelope } from './envelope.ts'
import type { PinTries } from './pinTries.ts'

/**
 * Whether the PIN was changed.
 */
export type UpdatePinAnswer = Envelope & PinTries
