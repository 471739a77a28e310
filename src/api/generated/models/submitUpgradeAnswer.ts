/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Envelope } from './envelope.ts'

/**
 * Whether the bank took the upgrade in for review.
 */
export type SubmitUpgradeAnswer = Envelope
