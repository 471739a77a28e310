/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const GetProfileRequest = /*#__PURE__*/ zod.looseObject({})

export type GetProfileRequest = zod.input<typeof GetProfileRequest>
export type GetProfileRequestOutput = zod.output<typeof GetProfileRequest>
