import type { RequestHandlerOptions } from 'msw'
/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { handlerOf } from '#mocks/calls.ts'
import type { Responding } from '#mocks/calls.ts'
import type { GetUpgradeFormAnswer } from '../../zod/schemas/getUpgradeFormAnswer.ts'
import type { SubmitUpgradeAnswer } from '../../zod/schemas/submitUpgradeAnswer.ts'

export const getUpgradeForm = (
  response: Responding<GetUpgradeFormAnswer> = {
    user: {
      fullname: 'Mira Halden',
      email: 'mira.halden@example.com',
      username: 'mira.halden',
      picture: null,
      current_plan: 'Basic',
      role: 'customer',
      verification_status: 'verified',
    },
    nc: 1,
    names: ['Bitcoin', 'USDT (TRC20)'],
    addresses: ['DEMO-NOT-AN-ADDRESS-BTC'],
    addresses2: ['DEMO-NOT-AN-ADDRESS-BTC', 'DEMO-NOT-AN-ADDRESS-USDT'],
    plans: [
      { plan_name: 'Silver', price: '199.00', description: 'Answers within a day.' },
      { plan_name: 'Gold', price: 499 },
    ],
    current_plan: 'Basic',
    transactions: [{ id: 9, type: 'Bitcoin', amount: '75.25', status: 'declined', created_at: '2025-12-30 08:00:00' }],
    currency: '$',
  },
  options?: RequestHandlerOptions,
) => handlerOf('getUpgradeForm', response, options)

export const submitUpgrade = (
  response: Responding<SubmitUpgradeAnswer> = {
    icon: 'success',
    message: 'Your upgrade has been received and is under review.',
  },
  options?: RequestHandlerOptions,
) => handlerOf('submitUpgrade', response, options)
export const getUpgradeMock = () => [getUpgradeForm(), submitUpgrade()]
