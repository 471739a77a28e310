import type { RequestHandlerOptions } from 'msw'
/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { handlerOf } from '#mocks/calls.ts'
import type { Responding } from '#mocks/calls.ts'
import type { GetCryptoDepositFormAnswer } from '../../zod/schemas/getCryptoDepositFormAnswer.ts'
import type { GetInstitutionAnswer } from '../../zod/schemas/getInstitutionAnswer.ts'
import type { SubmitCryptoDepositAnswer } from '../../zod/schemas/submitCryptoDepositAnswer.ts'

export const getInstitution = (
  response: Responding<GetInstitutionAnswer> = {
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
    u: { username: 'mira.halden' },
    data: { account_no: '0012345678' },
    data2: { swift_code: 'DEMOXX00', routing_no: '000000000', country: 'Elsewhere' },
  },
  options?: RequestHandlerOptions,
) => handlerOf('getInstitution', response, options)

export const getCryptoDepositForm = (
  response: Responding<GetCryptoDepositFormAnswer> = {
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
    transactions: [
      { id: 12, type: 'Bitcoin', amount: '500.00', status: 'pending', created_at: '2026-01-15 09:30:00' },
      { id: 11, type: 'USDT (TRC20)', amount: 1500, status: 'confirmed', created_at: '2026-01-12 16:05:00' },
      { id: 9, type: 'Bitcoin', amount: '75.25', status: 'declined', created_at: '2025-12-30 08:00:00' },
    ],
    currency: '$',
  },
  options?: RequestHandlerOptions,
) => handlerOf('getCryptoDepositForm', response, options)

export const submitCryptoDeposit = (
  response: Responding<SubmitCryptoDepositAnswer> = {
    icon: 'success',
    message: 'Your deposit has been received and is under review.',
  },
  options?: RequestHandlerOptions,
) => handlerOf('submitCryptoDeposit', response, options)
export const getAddFundsMock = () => [getInstitution(), getCryptoDepositForm(), submitCryptoDeposit()]
