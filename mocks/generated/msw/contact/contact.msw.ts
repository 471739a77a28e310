import type { RequestHandlerOptions } from 'msw'
/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { handlerOf } from '#mocks/calls.ts'
import type { Responding } from '#mocks/calls.ts'
import type { GetContactAnswer } from '../../zod/schemas/getContactAnswer.ts'

export const getContact = (
  response: Responding<GetContactAnswer> = {
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
    contact: { whatsapp: '+00 555 0111', email: 'help@example.com', phone: '+00 555 0112' },
  },
  options?: RequestHandlerOptions,
) => handlerOf('getContact', response, options)
export const getContactMock = () => [getContact()]
