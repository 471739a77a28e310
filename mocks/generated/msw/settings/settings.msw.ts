import type { RequestHandlerOptions } from 'msw'
/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { handlerOf } from '#mocks/calls.ts'
import type { Responding } from '#mocks/calls.ts'
import type { UpdateEmailAnswer } from '../../zod/schemas/updateEmailAnswer.ts'
import type { UpdatePasswordAnswer } from '../../zod/schemas/updatePasswordAnswer.ts'
import type { UpdatePinAnswer } from '../../zod/schemas/updatePinAnswer.ts'

export const updateEmail = (
  response: Responding<UpdateEmailAnswer> = { status: 'success', message: 'Your email address has been changed.' },
  options?: RequestHandlerOptions,
) => handlerOf('updateEmail', response, options)

export const updatePassword = (
  response: Responding<UpdatePasswordAnswer> = { status: 'success', message: 'Your password has been changed.' },
  options?: RequestHandlerOptions,
) => handlerOf('updatePassword', response, options)

export const updatePin = (
  response: Responding<UpdatePinAnswer> = { status: 'success', message: 'Your PIN has been changed.' },
  options?: RequestHandlerOptions,
) => handlerOf('updatePin', response, options)
export const getSettingsMock = () => [updateEmail(), updatePassword(), updatePin()]
