import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { UpdateProfileRequest } from '#src/api/generated/models/updateProfileRequest.ts'
import { englishCountry } from '#src/lib/countries.ts'
import { isoDay } from '#src/lib/dates.ts'
import { recordOf } from '#src/lib/fields.ts'
import { withoutFormat } from '#src/lib/text.ts'
import { readDay, writeDay } from '#src/lib/typedDay.ts'

/** A one-line field drops line breaks. Without this the form would be dirty as soon as it opens. */
const line = z._default(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.replaceAll(/\s*[\r\n]\s*/g, ' ').trim()),
  ),
  '',
)

/** As the bank gets them, and in the language of the page. */
export const genders = {
  Female: t({ message: 'Female', context: 'gender' }),
  Male: t({ message: 'Male', context: 'gender' }),
  'Non-binary': t({ message: 'Non-binary', context: 'gender' }),
  'Prefer not to say': t`Prefer not to say`,
}
export const maritalStatuses = {
  Single: t({ message: 'Single', context: 'marital status' }),
  Married: t({ message: 'Married', context: 'marital status' }),
  'Civil partnership': t({ message: 'Civil partnership', context: 'marital status' }),
  Separated: t({ message: 'Separated', context: 'marital status' }),
  Divorced: t({ message: 'Divorced', context: 'marital status' }),
  Widowed: t({ message: 'Widowed', context: 'marital status' }),
  'Prefer not to say': t`Prefer not to say`,
}

/** Any other text stays as it is. */
function chosenOf(names: Readonly<Record<string, string>>) {
  const toSent = (text: string): string => Object.keys(names).find((sent) => names[sent] === text) ?? text
  return z.pipe(line, z.transform(toSent))
}

export const detailsSchema = z.object({
  ...recordOf(UpdateProfileRequest.shape, line),
  // Copied numbers often have direction marks.
  phone: z._default(z.string().check(z.overwrite(withoutFormat), z.trim()), ''),
  country: z.pipe(line, z.transform(englishCountry)),
  gender: chosenOf(genders),
  marital_status: chosenOf(maritalStatuses),
  dob: z.string(),
})

/** What the form holds. A date that is still as it was shown is the saved one, readable or not. */
export function typedDetailsSchema(savedDob: string) {
  return z.extend(detailsSchema, {
    dob: z.pipe(
      z.string(),
      z.transform((text: string) => (text === writeDay(savedDob) ? savedDob : (readDay(text) ?? text.trim()))),
    ),
  })
}

/** Checks the contract's limits and a changed date of birth. The bank validates the rest. */
export function sentDetailsSchema(savedDob: string) {
  const isPossible = (dob: string): boolean =>
    dob === '' || dob === savedDob || (readDay(dob) === dob && dob > '1900' && dob <= isoDay(new Date()))
  return z.pipe(
    z.extend(detailsSchema, {
      dob: z.pipe(typedDetailsSchema(savedDob).shape.dob, z.string().check(z.refine(isPossible, t`Check this date`))),
    }),
    // The form also sends the optional fields.
    z.required(UpdateProfileRequest),
  )
}
