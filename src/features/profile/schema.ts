/** The forms of the profile. Whether a value is valid is left to the bank, a date of birth aside that nobody alive can have. */
import * as z from 'zod/mini'
import { UpdateProfileRequest } from '#src/api/generated/models/updateProfileRequest.ts'
import { isoDay } from '#src/lib/dates.ts'
import { calendarDate, incompleteDate } from '#src/ui/calendarDate.ts'

const trimmed = z.string().check(z.trim())

/** Every field, without spaces around it. */
export const detailsSchema = z.extend(UpdateProfileRequest, {
  fullname: trimmed,
  phone: trimmed,
  gender: trimmed,
  // An unreadable date is sent back unchanged.
  dob: z.string(),
  country: trimmed,
  marital_status: trimmed,
  home_address: trimmed,
  next_of_kin: trimmed,
})

/** The same, to be sent: a whole date of birth, and no slip in its year. What this app cannot read is not judged. */
export const sentDetailsSchema = z.extend(detailsSchema, {
  dob: z.string().check(
    z.refine((dob) => dob !== incompleteDate, 'Enter day, month and year'),
    z.refine((dob) => calendarDate(dob) === null || (dob > '1900' && dob <= isoDay(new Date())), 'Check this date'),
  ),
})
