/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const GetTransferFeeRequest = /*#__PURE__*/ zod.looseObject({})

export type GetTransferFeeRequest = zod.input<typeof GetTransferFeeRequest>
export type GetTransferFeeRequestOutput = zod.output<typeof GetTransferFeeRequest>
