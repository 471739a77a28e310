/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { http, HttpResponse, type RequestHandlerOptions } from 'msw'
import { calls } from '#mocks/calls.ts'
import type { GetIdentityDocumentsAnswer } from '../../zod/schemas/getIdentityDocumentsAnswer.ts'
import type { SubmitVerificationAnswer } from '../../zod/schemas/submitVerificationAnswer.ts'

export const getGetIdentityDocumentsMockHandler = (
  response:
    | GetIdentityDocumentsAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<GetIdentityDocumentsAnswer> | GetIdentityDocumentsAnswer) = {
    docs: [{ doc_name: 'Passport' }, { doc_name: 'National Identity Card' }],
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('getIdentityDocuments'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )

export const getSubmitVerificationMockHandler = (
  response:
    | SubmitVerificationAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SubmitVerificationAnswer> | SubmitVerificationAnswer) = {
    status: 'success',
    message: 'Your documents are under review.',
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('submitVerification'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )
export const getKycMock = () => [getGetIdentityDocumentsMockHandler(), getSubmitVerificationMockHandler()]
