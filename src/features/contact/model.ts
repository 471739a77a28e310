import type { ContactDetails } from '#src/api/generated/models/contactDetails.ts'
import { mailUrl, telUrl, whatsappUrl } from '#src/lib/contactUrls.ts'

export interface ContactLink {
  name: 'WhatsApp' | 'Email' | 'Phone'
  value: string
  url: string | undefined
}

export function contactLinks({ whatsapp, email, phone }: ContactDetails): ContactLink[] {
  const link = (name: ContactLink['name'], given: string | undefined, toUrl: (value: string) => string | undefined) => {
    const value = given?.trim() ?? ''
    return { name, value, url: toUrl(value) }
  }
  return [link('WhatsApp', whatsapp, whatsappUrl), link('Email', email, mailUrl), link('Phone', phone, telUrl)]
}
