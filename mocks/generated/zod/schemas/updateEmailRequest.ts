/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const UpdateEmailRequest = zod.object({
  updateemail: zod.literal('updateemail'),
  token: zod.string(),
  email: zod.string(),
})

export type UpdateEmailRequest = zod.input<typeof UpdateEmailRequest>
export type UpdateEmailRequestOutput = zod.output<typeof UpdateEmailRequest>
