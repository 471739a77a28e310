/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { http, HttpResponse, type RequestHandlerOptions } from 'msw'
import { calls } from '#mocks/calls.ts'
import type { CreatePinAnswer } from '../../zod/schemas/createPinAnswer.ts'
import type { GetAccountAnswer } from '../../zod/schemas/getAccountAnswer.ts'
import type { GetPinStatusAnswer } from '../../zod/schemas/getPinStatusAnswer.ts'

export const getGetAccountMockHandler = (
  response:
    | GetAccountAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GetAccountAnswer> | GetAccountAnswer) = {
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
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('getAccount'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )

export const getGetPinStatusMockHandler = (
  response:
    | GetPinStatusAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GetPinStatusAnswer> | GetPinStatusAnswer) = {
    haspin: 'yes',
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('getPinStatus'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )

export const getCreatePinMockHandler = (
  response:
    | CreatePinAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreatePinAnswer> | CreatePinAnswer) = {
    status: 'success',
    message: 'Your transaction PIN has been successfully created.',
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('createPin'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )
export const getAccountMock = () => [
  getGetAccountMockHandler(),
  getGetPinStatusMockHandler(),
  getCreatePinMockHandler(),
]
