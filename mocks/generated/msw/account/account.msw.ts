/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { http, HttpResponse, type RequestHandlerOptions } from 'msw'
import { calls } from '#mocks/calls.ts'
import type { CreatePinAnswer } from '../../zod/schemas/createPinAnswer.ts'
import type { GetAccountAnswer } from '../../zod/schemas/getAccountAnswer.ts'
import type { GetPinStatusAnswer } from '../../zod/schemas/getPinStatusAnswer.ts'

export const getGetAccountResponseMock = (): GetAccountAnswer => ({
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
  account: { account_no: '0012345678', tb: '1210.00', currency: 'USD' },
  transactions: [
    {
      id: 3,
      reference: 'DEMO-0003',
      name: 'Transfer to Tomas Berg',
      date: '2026-01-15 09:30:00',
      transaction_type: 'debit',
      amount: '250.00',
      status: 'in_progress',
    },
    {
      id: 2,
      reference: 'DEMO-0002',
      name: 'Crypto deposit',
      date: '2026-01-12 16:05:00',
      transaction_type: 'credit',
      amount: 1500,
      status: 'successful',
    },
    {
      id: 1,
      reference: 'DEMO-0001',
      name: 'Transfer to Ida Lund',
      date: '2026-01-09 11:20:00',
      transaction_type: 'debit',
      amount: '40.00',
      status: 'failed',
    },
  ],
  currency: '$',
})

export const getGetPinStatusResponseMock = (): GetPinStatusAnswer => ({ haspin: 'yes' })

export const getCreatePinResponseMock = (): CreatePinAnswer => ({
  status: 'success',
  message: 'Your transaction PIN has been successfully created.',
})

export const getGetAccountMockHandler = (
  overrideResponse?:
    | GetAccountAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GetAccountAnswer> | GetAccountAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('getAccount'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAccountResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetPinStatusMockHandler = (
  overrideResponse?:
    | GetPinStatusAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GetPinStatusAnswer> | GetPinStatusAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('getPinStatus'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPinStatusResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getCreatePinMockHandler = (
  overrideResponse?:
    | CreatePinAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreatePinAnswer> | CreatePinAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('createPin'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePinResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}
export const getAccountMock = () => [
  getGetAccountMockHandler(),
  getGetPinStatusMockHandler(),
  getCreatePinMockHandler(),
]
