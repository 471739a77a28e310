/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const UpdateEmailRequest = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string(),
})

export type UpdateEmailRequest = zod.input<typeof UpdateEmailRequest>
export type UpdateEmailRequestOutput = zod.output<typeof UpdateEmailRequest>
