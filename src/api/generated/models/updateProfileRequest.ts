/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const UpdateProfileRequest = /*#__PURE__*/ zod.object({
  fullname: /*#__PURE__*/ zod.string(),
  phone: /*#__PURE__*/ zod.string(),
  gender: /*#__PURE__*/ zod.string(),
  dob: /*#__PURE__*/ zod.string(),
  country: /*#__PURE__*/ zod.string(),
  marital_status: /*#__PURE__*/ zod.string(),
  home_address: /*#__PURE__*/ zod.string(),
  next_of_kin: /*#__PURE__*/ zod.string(),
})

export type UpdateProfileRequest = zod.input<typeof UpdateProfileRequest>
export type UpdateProfileRequestOutput = zod.output<typeof UpdateProfileRequest>
