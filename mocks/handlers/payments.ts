import { paymentPurposes } from '#mocks/domain/requests.ts'
import {
  getGetPaymentFormMockHandler,
  getSubmitPaymentMockHandler,
} from '#mocks/generated/msw/payments/payments.msw.ts'
import type { Serve } from '#mocks/serve.ts'
import { cryptoMethods, submitCryptoRequest } from './crypto-payments.ts'
import { shellOf } from './shared.ts'

export const payments = (serve: Serve) => ({
  getPaymentForm: getGetPaymentFormMockHandler(
    serve('getPaymentForm', ({ bank, holder: { customer } }) => ({
      ...shellOf(bank, customer),
      ...cryptoMethods(bank, customer, 'payment'),
      purposes: (customer.isSparse ? [] : paymentPurposes).map((purpose_name) => ({ purpose_name })),
    })),
  ),

  submitPayment: getSubmitPaymentMockHandler(
    serve('submitPayment', ({ bank, fields: { purpose, type, amount, depositPic }, holder: { customer } }) =>
      submitCryptoRequest(bank, customer, 'payment', { choice: purpose, type, amount, proof: depositPic }),
    ),
  ),
})
