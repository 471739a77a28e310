/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const GetCryptoDepositFormRequest = /*#__PURE__*/ zod.looseObject({})

export type GetCryptoDepositFormRequest = zod.input<typeof GetCryptoDepositFormRequest>
export type GetCryptoDepositFormRequestOutput = zod.output<typeof GetCryptoDepositFormRequest>
