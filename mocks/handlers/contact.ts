import type { HandlersOf } from './handler.ts'
import { shellOf } from './shared.ts'

export const contact: HandlersOf<'contact'> = {
  getContact: ({ bank, holder: { customer } }) => ({
    ...shellOf(bank, customer),
    contact: customer.isSparse
      ? { whatsapp: null, email: '' }
      : { whatsapp: '+1 202 555 0199', email: 'help@harbour-trust.example', phone: '+1 202 555 0100' },
  }),
}
