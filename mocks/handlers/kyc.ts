import { documentTypes, submitVerification } from '#mocks/domain/kyc.ts'
import { holderOf } from '#mocks/domain/sessions.ts'
import type { HandlersOf } from './handler.ts'

export const kyc: HandlersOf<'kyc'> = {
  getIdentityDocuments: ({ bank, fields }) => {
    const holder = holderOf(bank, fields.token ?? '')
    return {
      docs: documentTypes.map((doc_name) => ({ doc_name })),
      ...(holder?.customer.seesCryptoAddress
        ? { crypto_address: 'DEMO-NOT-AN-ADDRESS-bc1q-identity-5d8w2k', crypto_network: 'Bitcoin' }
        : {}),
    }
  },

  submitVerification: async ({ bank, fields, holder }) => {
    const { country = '', phone = '', home_address = '', type } = fields
    const files = (['pic', 'idcardFront', 'idcardBack', 'file'] as const).flatMap((field) => {
      const file = fields[field]
      return !file?.name ? [] : [{ field, name: file.name, type: file.type, size: file.size }]
    })
    if (type === '') return { status: 'error', message: 'Choose the type of your document.' }
    await submitVerification(bank, { customer: holder.customer.id, country, phone, home_address, type, files })
    return { status: 'success', message: 'Your documents have been received.' }
  },
}
