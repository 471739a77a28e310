/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { http, HttpResponse, type RequestHandlerOptions } from 'msw'
import { calls } from '#mocks/calls.ts'
import type { GetUpgradeFormAnswer } from '../../zod/schemas/getUpgradeFormAnswer.ts'
import type { SubmitUpgradeAnswer } from '../../zod/schemas/submitUpgradeAnswer.ts'

export const getGetUpgradeFormResponseMock = (): GetUpgradeFormAnswer => ({
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
  plans: [
    { plan_name: 'Silver', price: '199.00' },
    { plan_name: 'Gold', price: 499 },
  ],
  current_plan: 'Basic',
  transactions: [{ id: 9, type: 'Bitcoin', amount: '75.25', status: 'declined', created_at: '2025-12-30 08:00:00' }],
  currency: '$',
})

export const getSubmitUpgradeResponseMock = (): SubmitUpgradeAnswer => ({
  icon: 'success',
  message: 'Your upgrade has been received and is under review.',
})

export const getGetUpgradeFormMockHandler = (
  overrideResponse?:
    | GetUpgradeFormAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GetUpgradeFormAnswer> | GetUpgradeFormAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('getUpgradeForm'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetUpgradeFormResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getSubmitUpgradeMockHandler = (
  overrideResponse?:
    | SubmitUpgradeAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubmitUpgradeAnswer> | SubmitUpgradeAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('submitUpgrade'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitUpgradeResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}
export const getUpgradeMock = () => [getGetUpgradeFormMockHandler(), getSubmitUpgradeMockHandler()]
