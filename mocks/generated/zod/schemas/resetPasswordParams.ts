/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const ResetPasswordParams = zod.object({
  crud: zod.literal('userforgot'),
})

export type ResetPasswordParams = zod.input<typeof ResetPasswordParams>
export type ResetPasswordParamsOutput = zod.output<typeof ResetPasswordParams>
