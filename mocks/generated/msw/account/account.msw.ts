import type { RequestHandlerOptions } from 'msw'
/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { handlerOf } from '#mocks/calls.ts'
import type { Responding } from '#mocks/calls.ts'
import type { CreatePinAnswer } from '../../zod/schemas/createPinAnswer.ts'
import type { GetAccountAnswer } from '../../zod/schemas/getAccountAnswer.ts'
import type { GetPinStatusAnswer } from '../../zod/schemas/getPinStatusAnswer.ts'

export const getAccount = (
  response: Responding<GetAccountAnswer> = {
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
    account: { account_no: '0012345678', tb: '1250.00', currency: 'USD' },
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
) => handlerOf('getAccount', response, options)

export const getPinStatus = (
  response: Responding<GetPinStatusAnswer> = { haspin: 'yes' },
  options?: RequestHandlerOptions,
) => handlerOf('getPinStatus', response, options)

export const createPin = (
  response: Responding<CreatePinAnswer> = {
    status: 'success',
    message: 'Your transaction PIN has been successfully created.',
  },
  options?: RequestHandlerOptions,
) => handlerOf('createPin', response, options)
export const getAccountMock = () => [getAccount(), getPinStatus(), createPin()]
