/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const ResendResetCodeRequest = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string(),
})

export type ResendResetCodeRequest = zod.input<typeof ResendResetCodeRequest>
export type ResendResetCodeRequestOutput = zod.output<typeof ResendResetCodeRequest>
