import type { RequestHandlerOptions } from 'msw'
/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { handlerOf } from '#mocks/calls.ts'
import type { Responding } from '#mocks/calls.ts'
import type { GetFixedDepositFormAnswer } from '../../zod/schemas/getFixedDepositFormAnswer.ts'
import type { SubmitFixedDepositAnswer } from '../../zod/schemas/submitFixedDepositAnswer.ts'

export const getFixedDepositForm = (
  response: Responding<GetFixedDepositFormAnswer> = {
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
    plans: [{ plan_name: '6 months' }, { plan_name: '12 months' }],
    transactions: [
      { id: 11, type: 'USDT (TRC20)', amount: 1500, status: 'confirmed', created_at: '2026-01-12 16:05:00' },
    ],
    currency: '$',
  },
  options?: RequestHandlerOptions,
) => handlerOf('getFixedDepositForm', response, options)

export const submitFixedDeposit = (
  response: Responding<SubmitFixedDepositAnswer> = {
    icon: 'success',
    message: 'Your fixed deposit has been received and is under review.',
  },
  options?: RequestHandlerOptions,
) => handlerOf('submitFixedDeposit', response, options)
export const getFixedDepositsMock = () => [getFixedDepositForm(), submitFixedDeposit()]
