import type { ContactDetails } from '#src/api/generated/models/contactDetails.ts'
import { mailUrl, telUrl, whatsappUrl } from '#src/lib/contactUrls.ts'

export interface Way {
  name: 'WhatsApp' | 'Email' | 'Phone'
  value: string
  url: string | undefined
}

export function waysToReach({ whatsapp, email, phone }: ContactDetails): Way[] {
  const way = (name: Way['name'], given: string | null | undefined, toUrl: (value: string) => string | undefined) => {
    const value = given?.trim() ?? ''
    return { name, value, url: toUrl(value) }
  }
  return [way('WhatsApp', whatsapp, whatsappUrl), way('Email', email, mailUrl), way('Phone', phone, telUrl)]
}
