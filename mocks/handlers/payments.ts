import { paymentPurposes } from '#mocks/domain/requests.ts'
import { cryptoMethods, submitCryptoRequest } from './crypto-payments.ts'
import type { HandlersOf } from './handler.ts'
import { shellOf } from './shared.ts'

export const payments: HandlersOf<'payments'> = {
  getPaymentForm: ({ bank, holder: { customer } }) => ({
    ...shellOf(bank, customer),
    ...cryptoMethods(bank, customer, 'payment'),
    purposes: (customer.isSparse ? [] : paymentPurposes).map((purpose_name) => ({ purpose_name })),
  }),

  submitPayment: ({ bank, fields: { purpose, type, amount, depositPic }, holder: { customer } }) =>
    submitCryptoRequest(bank, customer, 'payment', { choice: purpose, type, amount, proof: depositPic }),
}
