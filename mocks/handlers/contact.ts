import type { Handlers } from '#mocks/handlers/handler.ts'
import { shellOf } from '#mocks/handlers/shared.ts'

export const contact: Handlers<'getContact'> = {
  getContact: ({ bank, holder: { customer } }) => ({
    ...shellOf(bank, customer),
    contact: customer.isSparse
      ? { whatsapp: null, email: '' }
      : { whatsapp: '+1 202 555 0199', email: 'help@bank.example', phone: '+1 202 555 0100' },
  }),
}
