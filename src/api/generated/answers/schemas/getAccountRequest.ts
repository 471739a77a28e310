/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const GetAccountRequest = /*#__PURE__*/ zod.looseObject({})

export type GetAccountRequest = zod.input<typeof GetAccountRequest>
export type GetAccountRequestOutput = zod.output<typeof GetAccountRequest>
