/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const GetTransfersRequest = /*#__PURE__*/ zod.looseObject({})

export type GetTransfersRequest = zod.input<typeof GetTransfersRequest>
export type GetTransfersRequestOutput = zod.output<typeof GetTransfersRequest>
