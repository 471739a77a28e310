import { cryptoMethods, submitCryptoRequest } from './crypto-payments.ts'
import type { HandlersOf } from './handler.ts'
import { shellOf } from './shared.ts'

export const addFunds: HandlersOf<'add-funds'> = {
  getInstitution: ({ bank, holder: { customer } }) => ({
    ...shellOf(bank, customer),
    u: { username: customer.username },
    data: { account_no: customer.accountNumber },
    data2: customer.isSparse
      ? { swift_code: null, routing_no: '' }
      : { swift_code: 'DEMOXX00', routing_no: '000000000', country: 'Elsewhere' },
  }),

  getCryptoDepositForm: ({ bank, holder: { customer } }) => ({
    ...shellOf(bank, customer),
    ...cryptoMethods(bank, customer, 'deposit'),
  }),

  submitCryptoDeposit: ({ bank, fields: { type, amount, depositPic }, holder: { customer } }) =>
    submitCryptoRequest(bank, customer, 'deposit', { type, amount, proof: depositPic }),
}
