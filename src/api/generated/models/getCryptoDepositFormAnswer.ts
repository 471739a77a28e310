/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { CryptoMethods } from './cryptoMethods.ts'
import type { Shell } from './shell.ts'

/**
 * The methods of a crypto deposit and the deposits submitted so far.
 */
export type GetCryptoDepositFormAnswer = Shell & CryptoMethods
