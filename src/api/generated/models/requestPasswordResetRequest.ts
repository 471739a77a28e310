/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const RequestPasswordResetRequest = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string(),
})

export type RequestPasswordResetRequest = zod.input<typeof RequestPasswordResetRequest>
export type RequestPasswordResetRequestOutput = zod.output<typeof RequestPasswordResetRequest>
