import { fixedDepositPlans } from '#mocks/domain/requests.ts'
import type { Handlers } from '#mocks/handlers/handler.ts'
import { cryptoMethods, submitCryptoRequest } from '#mocks/handlers/cryptoPayments.ts'
import { shellOf } from '#mocks/handlers/shared.ts'

export const fixedDeposits: Handlers<'getFixedDepositForm' | 'submitFixedDeposit'> = {
  getFixedDepositForm: ({ bank, holder: { customer } }) => ({
    ...shellOf(bank, customer),
    ...cryptoMethods(bank, customer, 'fixed-deposit'),
    plans: (customer.isSparse ? [] : fixedDepositPlans).map((plan_name) => ({ plan_name })),
  }),

  submitFixedDeposit: ({ bank, fields: { plan, type, amount, fixedDepositPic }, holder: { customer } }) =>
    submitCryptoRequest(bank, customer, 'fixed-deposit', { choice: plan, type, amount, proof: fixedDepositPic }),
}
