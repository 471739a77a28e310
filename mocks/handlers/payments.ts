import { paymentPurposes } from '#mocks/domain/requests.ts'
import type { Handlers } from '#mocks/handlers/handler.ts'
import { cryptoMethods, submitCryptoRequest } from '#mocks/handlers/cryptoPayments.ts'
import { shellOf } from '#mocks/handlers/shared.ts'

export const payments: Handlers<'getPaymentForm' | 'submitPayment'> = {
  getPaymentForm: ({ bank, holder: { customer } }) => ({
    ...shellOf(bank, customer),
    ...cryptoMethods(bank, customer, 'payment'),
    purposes: (customer.isSparse ? [] : paymentPurposes).map((purpose_name) => ({ purpose_name })),
  }),

  submitPayment: ({ bank, fields: { purpose, type, amount, depositPic }, holder: { customer } }) =>
    submitCryptoRequest(bank, customer, 'payment', { choice: purpose, type, amount, proof: depositPic }),
}
