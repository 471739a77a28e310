/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { http, HttpResponse, type RequestHandlerOptions } from 'msw'
import { calls } from '#mocks/calls.ts'
import type { UpdateEmailAnswer } from '../../zod/schemas/updateEmailAnswer.ts'
import type { UpdatePasswordAnswer } from '../../zod/schemas/updatePasswordAnswer.ts'
import type { UpdatePinAnswer } from '../../zod/schemas/updatePinAnswer.ts'

export const getUpdateEmailMockHandler = (
  response:
    | UpdateEmailAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdateEmailAnswer> | UpdateEmailAnswer) = {
    status: 'success',
    message: 'Your email address has been changed.',
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('updateEmail'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )

export const getUpdatePasswordMockHandler = (
  response:
    | UpdatePasswordAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UpdatePasswordAnswer> | UpdatePasswordAnswer) = {
    status: 'success',
    message: 'Your password has been changed.',
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('updatePassword'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )

export const getUpdatePinMockHandler = (
  response:
    | UpdatePinAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdatePinAnswer> | UpdatePinAnswer) = {
    status: 'success',
    message: 'Your PIN has been changed.',
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('updatePin'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )
export const getSettingsMock = () => [
  getUpdateEmailMockHandler(),
  getUpdatePasswordMockHandler(),
  getUpdatePinMockHandler(),
]
