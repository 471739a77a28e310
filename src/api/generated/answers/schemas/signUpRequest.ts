/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const SignUpRequest = /*#__PURE__*/ zod.object({
  first_name: /*#__PURE__*/ zod.string(),
  last_name: /*#__PURE__*/ zod.string(),
  username: /*#__PURE__*/ zod.string(),
  email: /*#__PURE__*/ zod.string(),
  password: /*#__PURE__*/ zod.string(),
  fullname: /*#__PURE__*/ zod.string(),
})

export type SignUpRequest = zod.input<typeof SignUpRequest>
export type SignUpRequestOutput = zod.output<typeof SignUpRequest>
