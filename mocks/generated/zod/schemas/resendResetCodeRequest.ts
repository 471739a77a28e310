/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const ResendResetCodeRequest = zod.object({
  resendforgotcode: zod.literal('resendforgotcode'),
  email: zod.string(),
})

export type ResendResetCodeRequest = zod.input<typeof ResendResetCodeRequest>
export type ResendResetCodeRequestOutput = zod.output<typeof ResendResetCodeRequest>
