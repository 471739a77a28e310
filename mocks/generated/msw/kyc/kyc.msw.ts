/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { http, HttpResponse, type RequestHandlerOptions } from 'msw'
import { calls } from '#mocks/calls.ts'
import type { GetIdentityDocumentsAnswer } from '../../zod/schemas/getIdentityDocumentsAnswer.ts'
import type { SubmitVerificationAnswer } from '../../zod/schemas/submitVerificationAnswer.ts'

export const getGetIdentityDocumentsResponseMock = (): GetIdentityDocumentsAnswer => ({
  docs: [{ doc_name: 'Passport' }, { doc_name: 'National Identity Card' }],
})

export const getSubmitVerificationResponseMock = (): SubmitVerificationAnswer => ({
  status: 'success',
  message: 'Your documents are under review.',
})

export const getGetIdentityDocumentsMockHandler = (
  overrideResponse?:
    | GetIdentityDocumentsAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<GetIdentityDocumentsAnswer> | GetIdentityDocumentsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('getIdentityDocuments'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetIdentityDocumentsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getSubmitVerificationMockHandler = (
  overrideResponse?:
    | SubmitVerificationAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SubmitVerificationAnswer> | SubmitVerificationAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('submitVerification'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitVerificationResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}
export const getKycMock = () => [getGetIdentityDocumentsMockHandler(), getSubmitVerificationMockHandler()]
