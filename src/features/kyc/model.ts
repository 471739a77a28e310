import type { IdentityDocument } from '#src/api/generated/models/identityDocument.ts'
import type { SubmitVerificationRequest } from '#src/api/generated/models/submitVerificationRequest.ts'
import { phoneHint } from '#src/components/form/PhoneField.tsx'
import { countryNames } from '#src/lib/countries.ts'
import { isListed } from '#src/lib/wordsOf.ts'
import * as texts from '#src/texts/common.ts'

/** A new customer sends everything. A signed-in customer sends only a document, as the bank has the rest. */
export type IdentityFormKind = 'complete' | 'document'

export const identityParts = ['Your details', 'Your document', 'Your photo'] as const

export function documentTypes(docs: readonly IdentityDocument[]): string[] {
  const names = docs.map(({ doc_name }) => doc_name.trim()).filter((name) => name !== '')
  return [...new Set([...names, texts.kyc.driversLicense])]
}

const usualAddress = 5

/** The bank decides which addresses it accepts. */
export function addressHint(text: string): string | undefined {
  const { length } = text.trim()
  return length === 0 || length >= usualAddress
    ? undefined
    : 'Enter street, number and city. Check it, or keep it as it is.'
}

/** What has a warning at its field. Empty if nothing has. */
export function doubtsOf({ country = '', phone = '', home_address = '' }: SubmitVerificationRequest): string {
  return [
    isListed(country, countryNames()) ? undefined : country,
    phoneHint(phone) && phone,
    addressHint(home_address) && home_address,
  ]
    .filter(Boolean)
    .join('\n')
}
