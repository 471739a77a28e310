import type { RequestHandlerOptions } from 'msw'
/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { handlerOf } from '#mocks/calls.ts'
import type { Responding } from '#mocks/calls.ts'
import type { GetStatementAnswer } from '../../zod/schemas/getStatementAnswer.ts'

export const getStatement = (
  response: Responding<GetStatementAnswer> = {
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
) => handlerOf('getStatement', response, options)
export const getStatementsMock = () => [getStatement()]
