import { getGetContactMockHandler } from '#mocks/generated/msw/contact/contact.msw.ts'
import type { Serve } from '#mocks/serve.ts'
import { shellOf } from './shared.ts'

export const contact = (serve: Serve) => ({
  getContact: getGetContactMockHandler(
    serve('getContact', ({ bank, holder: { customer } }) => ({
      ...shellOf(bank, customer),
      contact: customer.isSparse
        ? { whatsapp: null, email: '' }
        : { whatsapp: '+1 202 555 0199', email: 'help@harbour-trust.example', phone: '+1 202 555 0100' },
    })),
  ),
})
