import { fixedDepositPlans } from '#mocks/domain/requests.ts'
import {
  getGetFixedDepositFormMockHandler,
  getSubmitFixedDepositMockHandler,
} from '#mocks/generated/msw/fixed-deposits/fixed-deposits.msw.ts'
import type { Serve } from '#mocks/serve.ts'
import { cryptoMethods, submitCryptoRequest } from './crypto-payments.ts'
import { shellOf } from './shared.ts'

export const fixedDeposits = (serve: Serve) => ({
  getFixedDepositForm: getGetFixedDepositFormMockHandler(
    serve('getFixedDepositForm', ({ bank, holder: { customer } }) => ({
      ...shellOf(bank, customer),
      ...cryptoMethods(bank, customer, 'fixed-deposit'),
      plans: customer.isSparse ? [] : [...fixedDepositPlans],
    })),
  ),

  submitFixedDeposit: getSubmitFixedDepositMockHandler(
    serve('submitFixedDeposit', ({ bank, fields: { plan, type, amount, fixedDepositPic }, holder: { customer } }) =>
      submitCryptoRequest(bank, customer, 'fixed-deposit', { choice: plan, type, amount, proof: fixedDepositPic }),
    ),
  ),
})
