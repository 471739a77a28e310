/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const confirmAuthorizationCodeRequestPinRegExp = new RegExp('^\\d{4}$')

export const ConfirmAuthorizationCodeRequest = zod.object({
  confirmtpin: zod.literal('confirmtpin'),
  token: zod.string(),
  pin: zod.string().regex(confirmAuthorizationCodeRequestPinRegExp),
})

export type ConfirmAuthorizationCodeRequest = zod.input<typeof ConfirmAuthorizationCodeRequest>
export type ConfirmAuthorizationCodeRequestOutput = zod.output<typeof ConfirmAuthorizationCodeRequest>
