/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const GetFixedDepositFormRequest = /*#__PURE__*/ zod.looseObject({})

export type GetFixedDepositFormRequest = zod.input<typeof GetFixedDepositFormRequest>
export type GetFixedDepositFormRequestOutput = zod.output<typeof GetFixedDepositFormRequest>
