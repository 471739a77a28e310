/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Envelope } from './envelope.ts'

export const SubmitUpgradeAnswer = Envelope

export type SubmitUpgradeAnswer = zod.input<typeof SubmitUpgradeAnswer>
export type SubmitUpgradeAnswerOutput = zod.output<typeof SubmitUpgradeAnswer>
