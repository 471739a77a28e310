import * as z from 'zod/mini'
import { UpdateProfileRequest } from '#src/api/generated/models/updateProfileRequest.ts'
import { isoDay } from '#src/lib/dates.ts'
import { recordOf } from '#src/lib/recordOf.ts'
import { calendarDate, incompleteDate } from '#src/ui/calendarDate.ts'

/** A one-line field drops line breaks. Without this the form would be dirty as soon as it opens. */
const line = z._default(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.replaceAll(/\s*[\r\n]\s*/g, ' ').trim()),
  ),
  '',
)

export const detailsSchema = z.object({
  ...recordOf(UpdateProfileRequest.shape, line),
  dob: z.string(),
})

/** Checks the contract's limits and impossible dates of birth. The bank validates the rest. */
export const sentDetailsSchema = z.pipe(
  z.extend(detailsSchema, {
    dob: z.string().check(
      z.refine((dob) => dob !== incompleteDate, 'Enter day, month and year'),
      z.refine((dob) => calendarDate(dob) === null || (dob > '1900' && dob <= isoDay(new Date())), 'Check this date'),
    ),
  }),
  // The form also sends the optional fields.
  z.required(UpdateProfileRequest),
)
