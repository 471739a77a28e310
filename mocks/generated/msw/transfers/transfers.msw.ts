/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { http, HttpResponse, type RequestHandlerOptions } from 'msw'
import { calls } from '#mocks/calls.ts'
import type { ConfirmAuthorizationCodeAnswer } from '../../zod/schemas/confirmAuthorizationCodeAnswer.ts'
import type { ConfirmPinAnswer } from '../../zod/schemas/confirmPinAnswer.ts'
import type { GetTransferFeeAnswer } from '../../zod/schemas/getTransferFeeAnswer.ts'
import type { GetTransfersAnswer } from '../../zod/schemas/getTransfersAnswer.ts'
import type { SubmitTransferAnswer } from '../../zod/schemas/submitTransferAnswer.ts'

export const getGetTransfersMockHandler = (
  response:
    | GetTransfersAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GetTransfersAnswer> | GetTransfersAnswer) = {
    transactions: [
      {
        id: 8,
        bank: 'Bank of Elsewhere',
        act_no: '9900112233',
        act_hold_name: 'Tomas Berg',
        amount: '250.00',
        swift: 'DEMOXX01',
        routing: '000000001',
        country: 'Elsewhere',
        currency: 'USD',
        note: 'Rent for January',
        date: '2026-01-15 09:30:00',
        status: 'in_progress',
      },
      {
        id: 5,
        bank: 'Sampleton Savings',
        act_no: '4455667788',
        act_hold_name: 'Ida Lund',
        amount: 40,
        swift: null,
        routing: null,
        country: 'Elsewhere',
        currency: 'USD',
        note: null,
        date: '2026-01-09 11:20:00',
        status: 'failed',
      },
    ],
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('getTransfers'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )

export const getGetTransferFeeMockHandler = (
  response:
    | GetTransferFeeAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<GetTransferFeeAnswer> | GetTransferFeeAnswer) = { percent: '2.5', tb: '1210.00' },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('getTransferFee'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )

export const getConfirmPinMockHandler = (
  response:
    | ConfirmPinAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConfirmPinAnswer> | ConfirmPinAnswer) = {
    status: 'success',
    message: 'Action Successful!',
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('confirmPin'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )

export const getConfirmAuthorizationCodeMockHandler = (
  response:
    | ConfirmAuthorizationCodeAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ConfirmAuthorizationCodeAnswer> | ConfirmAuthorizationCodeAnswer) = {
    status: 'success',
    message: 'Action Successful!',
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('confirmAuthorizationCode'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )

export const getSubmitTransferMockHandler = (
  response:
    | SubmitTransferAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SubmitTransferAnswer> | SubmitTransferAnswer) = {
    icon: 'success',
    message: 'Successful! Await Confirmation',
    trx_notif: [],
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('submitTransfer'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )
export const getTransfersMock = () => [
  getGetTransfersMockHandler(),
  getGetTransferFeeMockHandler(),
  getConfirmPinMockHandler(),
  getConfirmAuthorizationCodeMockHandler(),
  getSubmitTransferMockHandler(),
]
