/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { AnotherCodeDemand } from './anotherCodeDemand.ts'
import type { Envelope } from './envelope.ts'
import type { PinTries } from './pinTries.ts'

/**
 * Whether the code is right, and whether the bank wants yet another one.
 */
export type ConfirmAuthorizationCodeAnswer = Envelope &
  PinTries & {
    requiresanother?: AnotherCodeDemand | null
    /**
     * The heading, where `requiresanother` is a flag. Plain text.
     * @nullable
     */
    head?: string | null
    /**
     * The text, where `requiresanother` is a flag. Plain text.
     * @nullable
     */
    body?: string | null
  }
