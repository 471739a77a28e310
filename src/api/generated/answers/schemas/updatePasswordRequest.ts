/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const UpdatePasswordRequest = /*#__PURE__*/ zod.object({
  c_pwd: /*#__PURE__*/ zod.string(),
  n_pwd: /*#__PURE__*/ zod.string(),
  con_pwd: /*#__PURE__*/ zod.string(),
})

export type UpdatePasswordRequest = zod.input<typeof UpdatePasswordRequest>
export type UpdatePasswordRequestOutput = zod.output<typeof UpdatePasswordRequest>
