/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const VerifyEmailRequest = zod.object({
  email: zod.string(),
  ver_code: zod.string(),
  action: zod.literal('code'),
})

export type VerifyEmailRequest = zod.input<typeof VerifyEmailRequest>
export type VerifyEmailRequestOutput = zod.output<typeof VerifyEmailRequest>
