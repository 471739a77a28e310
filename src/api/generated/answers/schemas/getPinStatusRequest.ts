/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const GetPinStatusRequest = /*#__PURE__*/ zod.looseObject({})

export type GetPinStatusRequest = zod.input<typeof GetPinStatusRequest>
export type GetPinStatusRequestOutput = zod.output<typeof GetPinStatusRequest>
