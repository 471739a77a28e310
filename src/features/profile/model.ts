import * as z from 'zod/mini'
import type { UpdateProfileRequest } from '#src/api/generated/models/updateProfileRequest.ts'
import type { User } from '#src/api/generated/models/user.ts'
import type { ResultTexts } from '#src/components/form/FormResult.tsx'
import { writtenDay } from '#src/lib/dates.ts'
import { detailsSchema } from './schema.ts'

export type Details = Readonly<z.output<typeof detailsSchema>>

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

/** An unreadable date stays, so that saving another field sends it back unchanged. */
export function detailsOf(user: User): Details {
  const written = user.dob ?? ''
  return z.parse(detailsSchema, {
    ...user,
    dob: writtenDay(written) ?? (written.startsWith('0000-00-00') ? '' : written),
  })
}

/** Fields that the customer has not changed since `from` are the newest: another tab or device may have saved them. */
export function rebased(typed: Details, from: Details, newest: Details): Details {
  const changed = Object.entries(typed).filter(([name, text]) => text !== from[name as keyof Details])
  return { ...newest, ...Object.fromEntries(changed) }
}

/** Sends the bank's zero date, shown as empty, back unless the customer entered a date. */
export function requestOf(details: Details, { dob }: User): UpdateProfileRequest {
  return details.dob === '' && dob?.startsWith('0000-00-00') === true ? { ...details, dob } : details
}

import * as texts from '#src/texts/common.ts'

export const savedTexts: ResultTexts = {
  success: texts.actionSuccessful,
  failure: texts.somethingWentWrongLoud,
  refusal: "The bank didn't accept this. What you entered is still here.",
}
