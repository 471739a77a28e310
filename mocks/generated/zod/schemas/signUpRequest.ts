/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const SignUpRequest = zod.object({
  first_name: zod.string(),
  last_name: zod.string(),
  username: zod.string(),
  email: zod.string(),
  password: zod.string(),
  fullname: zod.string(),
})

export type SignUpRequest = zod.input<typeof SignUpRequest>
export type SignUpRequestOutput = zod.output<typeof SignUpRequest>
