import type { RequestHandlerOptions } from 'msw'
/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { handlerOf } from '#mocks/calls.ts'
import type { Responding } from '#mocks/calls.ts'
import type { GetIdentityDocumentsAnswer } from '../../zod/schemas/getIdentityDocumentsAnswer.ts'
import type { SubmitVerificationAnswer } from '../../zod/schemas/submitVerificationAnswer.ts'

export const getIdentityDocuments = (
  response: Responding<GetIdentityDocumentsAnswer> = {
    docs: [{ doc_name: 'Passport' }, { doc_name: 'National Identity Card' }],
  },
  options?: RequestHandlerOptions,
) => handlerOf('getIdentityDocuments', response, options)

export const submitVerification = (
  response: Responding<SubmitVerificationAnswer> = { status: 'success', message: 'Your documents are under review.' },
  options?: RequestHandlerOptions,
) => handlerOf('submitVerification', response, options)
export const getKycMock = () => [getIdentityDocuments(), submitVerification()]
