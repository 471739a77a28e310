/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const RequestPasswordResetParams = zod.object({
  crud: zod.literal('userforgot'),
})

export type RequestPasswordResetParams = zod.input<typeof RequestPasswordResetParams>
export type RequestPasswordResetParamsOutput = zod.output<typeof RequestPasswordResetParams>
