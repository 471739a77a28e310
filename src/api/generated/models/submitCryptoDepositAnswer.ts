/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { Envelope } from './envelope.ts'

export const SubmitCryptoDepositAnswer = Envelope

export type SubmitCryptoDepositAnswer = readers.input<typeof SubmitCryptoDepositAnswer>
export type SubmitCryptoDepositAnswerOutput = readers.output<typeof SubmitCryptoDepositAnswer>
