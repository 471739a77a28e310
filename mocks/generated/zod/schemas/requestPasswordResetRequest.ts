/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const RequestPasswordResetRequest = zod.object({
  email: zod.string(),
  action: zod.literal('code'),
})

export type RequestPasswordResetRequest = zod.input<typeof RequestPasswordResetRequest>
export type RequestPasswordResetRequestOutput = zod.output<typeof RequestPasswordResetRequest>
