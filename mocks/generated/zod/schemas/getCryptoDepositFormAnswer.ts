/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { CryptoMethods } from './cryptoMethods.ts'
import { Shell } from './shell.ts'

export const GetCryptoDepositFormAnswer = Shell.and(CryptoMethods)

export type GetCryptoDepositFormAnswer = zod.input<typeof GetCryptoDepositFormAnswer>
export type GetCryptoDepositFormAnswerOutput = zod.output<typeof GetCryptoDepositFormAnswer>
