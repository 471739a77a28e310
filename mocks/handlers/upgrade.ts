import { upgradePlans } from '#mocks/domain/requests.ts'
import { cryptoMethods, submitCryptoRequest } from './crypto-payments.ts'
import type { HandlersOf } from './handler.ts'
import { shellOf } from './shared.ts'

export const upgrade: HandlersOf<'upgrade'> = {
  getUpgradeForm: ({ bank, holder: { customer } }) => ({
    ...shellOf(bank, customer),
    ...cryptoMethods(bank, customer, 'upgrade'),
    plans: (customer.isSparse ? [] : upgradePlans).map(({ name, price, description }) => ({
      plan_name: name,
      price,
      description,
      term: '12 months',
    })),
    current_plan: customer.current_plan,
  }),

  submitUpgrade: ({ bank, fields: { plan, type, amount, depositPic }, holder: { customer } }) =>
    submitCryptoRequest(bank, customer, 'upgrade', { choice: plan, type, amount, proof: depositPic }),
}
