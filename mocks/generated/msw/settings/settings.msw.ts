/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { http, HttpResponse, type RequestHandlerOptions } from 'msw'
import { calls } from '#mocks/calls.ts'
import type { UpdateEmailAnswer } from '../../zod/schemas/updateEmailAnswer.ts'
import type { UpdatePasswordAnswer } from '../../zod/schemas/updatePasswordAnswer.ts'
import type { UpdatePinAnswer } from '../../zod/schemas/updatePinAnswer.ts'

export const getUpdateEmailResponseMock = (): UpdateEmailAnswer => ({
  status: 'success',
  message: 'Your email address has been changed.',
})

export const getUpdatePasswordResponseMock = (): UpdatePasswordAnswer => ({
  status: 'success',
  message: 'Your password has been changed.',
})

export const getUpdatePinResponseMock = (): UpdatePinAnswer => ({
  status: 'success',
  message: 'Your PIN has been changed.',
})

export const getUpdateEmailMockHandler = (
  overrideResponse?:
    | UpdateEmailAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdateEmailAnswer> | UpdateEmailAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('updateEmail'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateEmailResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getUpdatePasswordMockHandler = (
  overrideResponse?:
    | UpdatePasswordAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdatePasswordAnswer> | UpdatePasswordAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('updatePassword'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePasswordResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getUpdatePinMockHandler = (
  overrideResponse?:
    | UpdatePinAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdatePinAnswer> | UpdatePinAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('updatePin'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePinResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}
export const getSettingsMock = () => [
  getUpdateEmailMockHandler(),
  getUpdatePasswordMockHandler(),
  getUpdatePinMockHandler(),
]
