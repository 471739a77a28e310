import type { ContactDetails } from '#src/api/generated/models/contactDetails.ts'
import { mailUrl, telUrl, whatsappUrl } from '#src/lib/contactUrls.ts'
import { textIn } from '#src/lib/fields.ts'
import { fieldsOfSession } from '#src/session/entryState.ts'

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

/**
 * The transaction that the customer asks about. The history entry holds it, because addresses are shared and logged.
 */
export function readReference(state: unknown): string | undefined {
  return textIn(fieldsOfSession(state), 'reference')
}
