import { t } from '@lingui/core/macro'
import type { IdentityDocument } from '#src/api/generated/models/identityDocument.ts'
import type { SubmitVerificationRequest } from '#src/api/generated/models/submitVerificationRequest.ts'
import { phoneHint } from '#src/components/form/PhoneField.tsx'
import { countryName, countryNames } from '#src/lib/countries.ts'
import { isListed } from '#src/lib/wordsOf.ts'
import * as texts from '#src/texts/common.ts'

/** A new customer sends everything. A signed-in customer sends only a document, as the bank has the rest. */
export type IdentityFormKind = 'complete' | 'document'

export const identityParts = [t`Your details`, t`Your document`, t`Your photo`] as const

/** As the bank gets it. */
const driversLicense = "Driver's License"

export function documentTypes(docs: readonly IdentityDocument[]): { id: string; label: string }[] {
  const names = docs.map(({ doc_name }) => doc_name.trim()).filter((name) => name !== '')
  return [...new Set([...names, driversLicense])].map((name) => ({
    id: name,
    label: name === driversLicense ? texts.kyc.driversLicense : name,
  }))
}

const usualAddress = 5

/** The bank decides which addresses it accepts. */
export function addressHint(text: string): string | undefined {
  const { length } = text.trim()
  return length === 0 || length >= usualAddress
    ? undefined
    : t`Enter street, number and city. Check it, or keep it as it is.`
}

/** What has a warning at its field. Empty if nothing has. */
export function doubtsOf({ country = '', phone = '', home_address = '' }: SubmitVerificationRequest): string {
  return [
    isListed(countryName(country), countryNames()) ? undefined : country,
    phoneHint(phone) && phone,
    addressHint(home_address) && home_address,
  ]
    .filter(Boolean)
    .join('\n')
}
