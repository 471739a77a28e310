/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { UpdateEmailAnswer } from '../../../../src/api/generated/models/updateEmailAnswer.ts'

import type { UpdatePasswordAnswer } from '../../../../src/api/generated/models/updatePasswordAnswer.ts'

import type { UpdatePinAnswer } from '../../../../src/api/generated/models/updatePinAnswer.ts'

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
    '*/api/users.php',
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
    '*/api/users.php',
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
    '*/api/users.php',
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
