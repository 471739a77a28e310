/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const SignInRequest = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string(),
  password: /*#__PURE__*/ zod.string(),
})

export type SignInRequest = zod.input<typeof SignInRequest>
export type SignInRequestOutput = zod.output<typeof SignInRequest>
