/** The forms of the profile. Whether a value is valid is left to the bank. */
import * as z from 'zod/mini'
import { UpdateProfileRequest } from '#src/api/generated/models/updateProfileRequest.ts'

const trimmed = z.string().check(z.trim())

/** All eight fields, without spaces around them. */
export const detailsSchema = z.extend(UpdateProfileRequest, {
  fullname: trimmed,
  phone: trimmed,
  gender: trimmed,
  // Also a text that is no date: what this app cannot read is sent back unchanged.
  dob: z.string(),
  country: trimmed,
  marital_status: trimmed,
  home_address: trimmed,
  next_of_kin: trimmed,
})
