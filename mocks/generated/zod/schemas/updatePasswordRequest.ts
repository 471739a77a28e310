/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const UpdatePasswordRequest = zod.object({
  updatepwd: zod.literal('updatepwd'),
  token: zod.string(),
  c_pwd: zod.string(),
  n_pwd: zod.string(),
  con_pwd: zod.string(),
})

export type UpdatePasswordRequest = zod.input<typeof UpdatePasswordRequest>
export type UpdatePasswordRequestOutput = zod.output<typeof UpdatePasswordRequest>
