/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const ResendConfirmationCodeRequest = zod.object({
  resendconfirmcode: zod.literal('resendconfirmcode'),
  email: zod.string(),
})

export type ResendConfirmationCodeRequest = zod.input<typeof ResendConfirmationCodeRequest>
export type ResendConfirmationCodeRequestOutput = zod.output<typeof ResendConfirmationCodeRequest>
