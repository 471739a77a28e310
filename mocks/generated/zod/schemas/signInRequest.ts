/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const SignInRequest = zod.object({
  email: zod.string(),
  password: zod.string(),
})

export type SignInRequest = zod.input<typeof SignInRequest>
export type SignInRequestOutput = zod.output<typeof SignInRequest>
