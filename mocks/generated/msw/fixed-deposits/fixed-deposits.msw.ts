/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { http, HttpResponse, type RequestHandlerOptions } from 'msw'
import { calls } from '#mocks/calls.ts'
import type { GetFixedDepositFormAnswer } from '../../zod/schemas/getFixedDepositFormAnswer.ts'
import type { SubmitFixedDepositAnswer } from '../../zod/schemas/submitFixedDepositAnswer.ts'

export const getGetFixedDepositFormMockHandler = (
  response:
    | GetFixedDepositFormAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<GetFixedDepositFormAnswer> | GetFixedDepositFormAnswer) = {
    user: {
      fullname: 'Mira Halden',
      email: 'mira.halden@example.com',
      username: 'mira.halden',
      picture: null,
      current_plan: 'Basic',
      role: 'customer',
      verification_status: 'verified',
    },
    nc: 2,
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
) =>
  http.post(
    calls('getFixedDepositForm'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )

export const getSubmitFixedDepositMockHandler = (
  response:
    | SubmitFixedDepositAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SubmitFixedDepositAnswer> | SubmitFixedDepositAnswer) = {
    icon: 'success',
    message: 'Your fixed deposit has been received and is under review.',
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('submitFixedDeposit'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )
export const getFixedDepositsMock = () => [getGetFixedDepositFormMockHandler(), getSubmitFixedDepositMockHandler()]
