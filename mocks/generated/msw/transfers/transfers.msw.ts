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

export const getGetTransfersResponseMock = (): GetTransfersAnswer => ({
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
})

export const getGetTransferFeeResponseMock = (): GetTransferFeeAnswer => ({ percent: '2.5', tb: '1210.00' })

export const getConfirmPinResponseMock = (): ConfirmPinAnswer => ({ status: 'success', message: 'Action Successful!' })

export const getConfirmAuthorizationCodeResponseMock = (): ConfirmAuthorizationCodeAnswer => ({
  status: 'success',
  message: 'Action Successful!',
})

export const getSubmitTransferResponseMock = (): SubmitTransferAnswer => ({
  icon: 'success',
  message: 'Successful! Await Confirmation',
  trx_notif: [],
})

export const getGetTransfersMockHandler = (
  overrideResponse?:
    | GetTransfersAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GetTransfersAnswer> | GetTransfersAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('getTransfers'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetTransfersResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetTransferFeeMockHandler = (
  overrideResponse?:
    | GetTransferFeeAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GetTransferFeeAnswer> | GetTransferFeeAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('getTransferFee'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetTransferFeeResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getConfirmPinMockHandler = (
  overrideResponse?:
    | ConfirmPinAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConfirmPinAnswer> | ConfirmPinAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('confirmPin'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmPinResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getConfirmAuthorizationCodeMockHandler = (
  overrideResponse?:
    | ConfirmAuthorizationCodeAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ConfirmAuthorizationCodeAnswer> | ConfirmAuthorizationCodeAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('confirmAuthorizationCode'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmAuthorizationCodeResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getSubmitTransferMockHandler = (
  overrideResponse?:
    | SubmitTransferAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubmitTransferAnswer> | SubmitTransferAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('submitTransfer'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitTransferResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}
export const getTransfersMock = () => [
  getGetTransfersMockHandler(),
  getGetTransferFeeMockHandler(),
  getConfirmPinMockHandler(),
  getConfirmAuthorizationCodeMockHandler(),
  getSubmitTransferMockHandler(),
]
