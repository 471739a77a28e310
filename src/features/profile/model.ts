import type { UpdateProfileRequest } from '#src/api/generated/models/updateProfileRequest.ts'
import type { User } from '#src/api/generated/models/user.ts'
import { writtenDay } from '#src/lib/dates.ts'

/** What a customer may change about themselves, as the form holds it: no field is missing, an empty one is an empty text. */
export type Details = Readonly<UpdateProfileRequest>

/** Offered, never insisted on. */
export const genders = ['Female', 'Male', 'Non-binary', 'Prefer not to say'] as const
export const maritalStatuses = [
  'Single',
  'Married',
  'Civil partnership',
  'Separated',
  'Divorced',
  'Widowed',
  'Prefer not to say',
] as const

/** A text as a field of one line holds it and the form sends it. Otherwise a form that is only opened would be changed. */
function asTyped(text: string | undefined): string {
  return (text ?? '').replaceAll(/\s*[\r\n]\s*/g, ' ').trim()
}

/**
 * The bank's record as the form shows it. The date of birth is a calendar day, which no time zone moves; a text that is no
 * date stays as it is, so that saving something else sends it back unchanged.
 */
export function detailsOf(user: User): Details {
  const written = user.dob ?? ''
  return {
    fullname: asTyped(user.fullname),
    phone: asTyped(user.phone),
    gender: asTyped(user.gender),
    dob: writtenDay(written) ?? (written.startsWith('0000-00-00') ? '' : written),
    country: asTyped(user.country),
    marital_status: asTyped(user.marital_status),
    home_address: asTyped(user.home_address),
    next_of_kin: asTyped(user.next_of_kin),
  }
}

/**
 * What is sent. `saved` is the bank's record: its zero date, which the form shows as empty, goes back as it is unless the
 * customer entered a date.
 */
export function requestOf(details: Details, { dob }: User): UpdateProfileRequest {
  return details.dob === '' && dob?.startsWith('0000-00-00') === true ? { ...details, dob } : details
}
