import type { UpdateProfileRequest } from '#src/api/generated/models/updateProfileRequest.ts'
import type { User } from '#src/api/generated/models/user.ts'
import { writtenDay } from '#src/lib/dates.ts'

/** Every field is present; an empty one is ''. */
export type Details = Readonly<Required<UpdateProfileRequest>>

/** Suggestions; other texts are accepted. */
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

/** As a one-line field does. Otherwise opening the form would make it dirty. */
function asTyped(text: string | undefined): string {
  return (text ?? '').replaceAll(/\s*[\r\n]\s*/g, ' ').trim()
}

/** An unreadable date stays, so that saving another field sends it back unchanged. */
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

/** The bank's zero date, shown as empty, is sent back unless the customer entered a date. */
export function requestOf(details: Details, { dob }: User): UpdateProfileRequest {
  return details.dob === '' && dob?.startsWith('0000-00-00') === true ? { ...details, dob } : details
}
