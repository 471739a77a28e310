/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { Envelope } from './envelope.ts'

export const SubmitCryptoDepositAnswer = Envelope

export type SubmitCryptoDepositAnswer = zod.input<typeof SubmitCryptoDepositAnswer>
export type SubmitCryptoDepositAnswerOutput = zod.output<typeof SubmitCryptoDepositAnswer>
