/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const UpdateProfileRequest = zod.object({
  updateprofile: zod.literal('updateprofile'),
  token: zod.string(),
  fullname: zod.string(),
  phone: zod.string(),
  gender: zod.string(),
  dob: zod.string(),
  country: zod.string(),
  marital_status: zod.string(),
  home_address: zod.string(),
  next_of_kin: zod.string(),
})

export type UpdateProfileRequest = zod.input<typeof UpdateProfileRequest>
export type UpdateProfileRequestOutput = zod.output<typeof UpdateProfileRequest>
