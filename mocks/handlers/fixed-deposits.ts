import { fixedDepositPlans } from '#mocks/domain/requests.ts'
import { cryptoMethods, submitCryptoRequest } from './crypto-payments.ts'
import type { HandlersOf } from './handler.ts'
import { shellOf } from './shared.ts'

export const fixedDeposits: HandlersOf<'fixed-deposits'> = {
  getFixedDepositForm: ({ bank, holder: { customer } }) => ({
    ...shellOf(bank, customer),
    ...cryptoMethods(bank, customer, 'fixed-deposit'),
    plans: customer.isSparse ? [] : [...fixedDepositPlans],
  }),

  submitFixedDeposit: ({ bank, fields: { plan, type, amount, fixedDepositPic }, holder: { customer } }) =>
    submitCryptoRequest(bank, customer, 'fixed-deposit', { choice: plan, type, amount, proof: fixedDepositPic }),
}
