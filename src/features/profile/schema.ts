/** The bank validates, except for an impossible date of birth. */
import * as z from 'zod/mini'
import { UpdateProfileRequest } from '#src/api/generated/models/updateProfileRequest.ts'
import { isoDay } from '#src/lib/dates.ts'
import { calendarDate, incompleteDate } from '#src/ui/calendarDate.ts'
import type { Details } from './model.ts'

const trimmed = z.string().check(z.trim())

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
} satisfies Record<keyof Details, z.ZodMiniType<string>>)

/** Unreadable dates are not validated. */
export const sentDetailsSchema = z.extend(detailsSchema, {
  dob: z.string().check(
    z.refine((dob) => dob !== incompleteDate, 'Enter day, month and year'),
    z.refine((dob) => calendarDate(dob) === null || (dob > '1900' && dob <= isoDay(new Date())), 'Check this date'),
  ),
})
