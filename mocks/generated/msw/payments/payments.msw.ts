import type { RequestHandlerOptions } from 'msw'
/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { handlerOf } from '#mocks/calls.ts'
import type { Responding } from '#mocks/calls.ts'
import type { GetPaymentFormAnswer } from '../../zod/schemas/getPaymentFormAnswer.ts'
import type { SubmitPaymentAnswer } from '../../zod/schemas/submitPaymentAnswer.ts'

export const getPaymentForm = (
  response: Responding<GetPaymentFormAnswer> = {
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
    purposes: [{ purpose_name: 'Tuition' }, { purpose_name: 'Insurance' }],
    transactions: [{ id: 12, type: 'Bitcoin', amount: '500.00', status: 'pending', created_at: '2026-01-15 09:30:00' }],
    currency: '$',
  },
  options?: RequestHandlerOptions,
) => handlerOf('getPaymentForm', response, options)

export const submitPayment = (
  response: Responding<SubmitPaymentAnswer> = {
    icon: 'success',
    message: 'Your payment has been received and is under review.',
  },
  options?: RequestHandlerOptions,
) => handlerOf('submitPayment', response, options)
export const getPaymentsMock = () => [getPaymentForm(), submitPayment()]
