/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Envelope } from './envelope.ts'

/**
 * Whether the picture was changed.
 */
export type UpdatePictureAnswer = Envelope
