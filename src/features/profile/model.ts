import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import type { User } from '#src/api/generated/models/user.ts'
import type { ResultTexts } from '#src/components/form/FormResult.tsx'
import { writtenDay } from '#src/lib/dates.ts'
import * as texts from '#src/texts/common.ts'
import { detailsSchema } from './schema.ts'

export type Details = Readonly<z.output<typeof detailsSchema>>

/** An unreadable date stays, so that saving another field sends it back unchanged. */
export function profileDetails(user: User): Details {
  const written = user.dob ?? ''
  return z.parse(detailsSchema, {
    ...user,
    dob: writtenDay(written) ?? (written.startsWith('0000-00-00') ? '' : written),
  })
}

export const savedTexts: ResultTexts = {
  success: texts.actionSuccessful,
  failure: texts.somethingWentWrongLoud,
  refusal: t`The bank didn't accept this. What you entered is still here.`,
}
