/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { CryptoMethods } from './cryptoMethods.ts'
import { Shell } from './shell.ts'

export const GetCryptoDepositFormAnswer = /*#__PURE__*/ zod.intersection(Shell, CryptoMethods)

export type GetCryptoDepositFormAnswer = zod.input<typeof GetCryptoDepositFormAnswer>
export type GetCryptoDepositFormAnswerOutput = zod.output<typeof GetCryptoDepositFormAnswer>
