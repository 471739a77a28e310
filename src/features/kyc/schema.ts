/** Each part requires what an identity check needs. The bank validates the values. */
import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { SubmitVerificationRequest } from '#src/api/generated/models/submitVerificationRequest.ts'
import type { FormSchema } from '#src/components/form/Form.tsx'
import { filled, trimmed } from '#src/components/form/textSchema.ts'
import { englishCountry } from '#src/lib/countries.ts'
import type { IdentityFormKind } from './model.ts'

const file = (message: string) => z.instanceof(Blob, { error: message })

const country = trimmed.check(z.overwrite(englishCountry))

/** The hidden parts are not validated. */
const anything = z.extend(z.omit(SubmitVerificationRequest, { idempotency_key: true }), {
  country: z.exactOptional(country),
  phone: z.exactOptional(trimmed),
  home_address: z.exactOptional(trimmed),
  type: z._default(z.string(), ''),
})

const type = z.string(t`Choose the type of your document`)

const details = z.extend(anything, {
  country: filled(t`Enter your country`, country),
  phone: filled(t`Enter your phone number`),
  home_address: filled(t`Enter your home address`),
})
const document = z.extend(anything, { type, idcardFront: file(t`Add the front of your document`) })
const photo = z.extend(anything, { pic: file(t`Add a picture of your face`) })
const update = z.extend(anything, { type, file: file(t`Add your document`) })

export function identitySchema(kind: IdentityFormKind, part: number): FormSchema<SubmitVerificationRequest> {
  if (kind === 'document') return update
  return part === 0 ? details : part === 1 ? document : photo
}
