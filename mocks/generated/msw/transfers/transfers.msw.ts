import type { RequestHandlerOptions } from 'msw'
/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { handlerOf } from '#mocks/calls.ts'
import type { Responding } from '#mocks/calls.ts'
import type { ConfirmAuthorizationCodeAnswer } from '../../zod/schemas/confirmAuthorizationCodeAnswer.ts'
import type { ConfirmPinAnswer } from '../../zod/schemas/confirmPinAnswer.ts'
import type { GetTransferFeeAnswer } from '../../zod/schemas/getTransferFeeAnswer.ts'
import type { GetTransfersAnswer } from '../../zod/schemas/getTransfersAnswer.ts'
import type { SubmitTransferAnswer } from '../../zod/schemas/submitTransferAnswer.ts'

export const getTransfers = (
  response: Responding<GetTransfersAnswer> = {
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
) => handlerOf('getTransfers', response, options)

export const getTransferFee = (
  response: Responding<GetTransferFeeAnswer> = { percent: '2.5', tb: '1250.00' },
  options?: RequestHandlerOptions,
) => handlerOf('getTransferFee', response, options)

export const confirmPin = (
  response: Responding<ConfirmPinAnswer> = { status: 'success', message: 'Action Successful!' },
  options?: RequestHandlerOptions,
) => handlerOf('confirmPin', response, options)

export const confirmAuthorizationCode = (
  response: Responding<ConfirmAuthorizationCodeAnswer> = { status: 'success', message: 'Action Successful!' },
  options?: RequestHandlerOptions,
) => handlerOf('confirmAuthorizationCode', response, options)

export const submitTransfer = (
  response: Responding<SubmitTransferAnswer> = {
    icon: 'success',
    message: 'Successful! Await Confirmation',
    trx_notif: [],
  },
  options?: RequestHandlerOptions,
) => handlerOf('submitTransfer', response, options)
export const getTransfersMock = () => [
  getTransfers(),
  getTransferFee(),
  confirmPin(),
  confirmAuthorizationCode(),
  submitTransfer(),
]
