import type { ContactDetails } from '#src/api/generated/models/contactDetails.ts'
import { mailUrl, telUrl, whatsappUrl } from '#src/lib/contactUrls.ts'

export interface Way {
  name: string
  /** As the bank writes it; empty if it has none. */
  value: string
  /** Opens the right app; undefined if the value is unusable. */
  url: string | undefined
}

/** In the order in which they are shown. */
export function waysToReach({ whatsapp, email, phone }: ContactDetails): Way[] {
  const way = (name: string, given: string | null | undefined, toUrl: (value: string) => string | undefined) => {
    const value = given?.trim() ?? ''
    return { name, value, url: toUrl(value) }
  }
  return [way('WhatsApp', whatsapp, whatsappUrl), way('Email', email, mailUrl), way('Phone', phone, telUrl)]
}
