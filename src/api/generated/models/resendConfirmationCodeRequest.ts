/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const ResendConfirmationCodeRequest = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string(),
})

export type ResendConfirmationCodeRequest = zod.input<typeof ResendConfirmationCodeRequest>
export type ResendConfirmationCodeRequestOutput = zod.output<typeof ResendConfirmationCodeRequest>
