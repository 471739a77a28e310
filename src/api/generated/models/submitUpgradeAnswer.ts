/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'

export const SubmitUpgradeAnswer = Envelope

export type SubmitUpgradeAnswer = readers.input<typeof SubmitUpgradeAnswer>
export type SubmitUpgradeAnswerOutput = readers.output<typeof SubmitUpgradeAnswer>
