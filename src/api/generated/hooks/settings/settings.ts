/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { useMutation } from '@tanstack/react-query'
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query'

import type { CallerErrorResponse } from '../../models/callerErrorResponse.ts'

import type { FailureResponse } from '../../models/failureResponse.ts'

import type { SessionExpiredResponse } from '../../models/sessionExpiredResponse.ts'

import type { UpdateEmailAnswer } from '../../models/updateEmailAnswer.ts'

import type { UpdateEmailRequest } from '../../models/updateEmailRequest.ts'

import type { UpdatePasswordAnswer } from '../../models/updatePasswordAnswer.ts'

import type { UpdatePasswordRequest } from '../../models/updatePasswordRequest.ts'

import type { UpdatePinAnswer } from '../../models/updatePinAnswer.ts'

import type { UpdatePinRequest } from '../../models/updatePinRequest.ts'

import { act } from '../../../client.ts'

/**
 * Changes the e-mail address the customer signs in with. A refusal sets `failed`; as a string, it is the reason the customer reads. Sessions SHOULD go on, and the bank SHOULD write to the former address that it was changed.
 * @summary Change the e-mail address
 */
export const updateEmail = (updateEmailRequest: UpdateEmailRequest, signal?: AbortSignal) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`email`, updateEmailRequest.email)
  if (updateEmailRequest.idempotency_key !== undefined) {
    formUrlEncoded.append(`idempotency_key`, updateEmailRequest.idempotency_key)
  }

  return act<UpdateEmailAnswer>({
    url: `/api/users.php#updateemail`,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    data: formUrlEncoded,
    ...(signal ? { signal } : {}),
  })
}

export const getUpdateEmailMutationKey = () => ['updateEmail'] as const

export const getUpdateEmailMutationOptions = <
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof updateEmail>>, TError, UpdateEmailMutationVariables, TContext>
}): UseMutationOptions<Awaited<ReturnType<typeof updateEmail>>, TError, UpdateEmailMutationVariables, TContext> => {
  const mutationKey = getUpdateEmailMutationKey()
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateEmail>>, UpdateEmailMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {}

    return updateEmail(data)
  }

  return { mutationFn, ...mutationOptions }
}

export type UpdateEmailMutationResult = NonNullable<Awaited<ReturnType<typeof updateEmail>>>
export type UpdateEmailMutationBody = UpdateEmailRequest
export type UpdateEmailMutationError = SessionExpiredResponse | CallerErrorResponse | FailureResponse
export type UpdateEmailMutationVariables = { data: UpdateEmailRequest }

/**
 * @summary Change the e-mail address
 */
export const useUpdateEmail = <
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateEmail>>,
      TError,
      UpdateEmailMutationVariables,
      TContext
    >
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof updateEmail>>, TError, UpdateEmailMutationVariables, TContext> => {
  return useMutation(getUpdateEmailMutationOptions(options), queryClient)
}
/**
 * Changes the password. A refusal, for a wrong current password say, sets `failed`; as a string, it is the reason the customer reads. The session that changed it SHOULD go on; every other session of the customer SHOULD end.
 * @summary Change the password
 */
export const updatePassword = (updatePasswordRequest: UpdatePasswordRequest, signal?: AbortSignal) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`c_pwd`, updatePasswordRequest.c_pwd)
  formUrlEncoded.append(`n_pwd`, updatePasswordRequest.n_pwd)
  formUrlEncoded.append(`con_pwd`, updatePasswordRequest.con_pwd)
  if (updatePasswordRequest.idempotency_key !== undefined) {
    formUrlEncoded.append(`idempotency_key`, updatePasswordRequest.idempotency_key)
  }

  return act<UpdatePasswordAnswer>({
    url: `/api/users.php#updatepwd`,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    data: formUrlEncoded,
    ...(signal ? { signal } : {}),
  })
}

export const getUpdatePasswordMutationKey = () => ['updatePassword'] as const

export const getUpdatePasswordMutationOptions = <
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof updatePassword>>,
    TError,
    UpdatePasswordMutationVariables,
    TContext
  >
}): UseMutationOptions<
  Awaited<ReturnType<typeof updatePassword>>,
  TError,
  UpdatePasswordMutationVariables,
  TContext
> => {
  const mutationKey = getUpdatePasswordMutationKey()
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePassword>>, UpdatePasswordMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {}

    return updatePassword(data)
  }

  return { mutationFn, ...mutationOptions }
}

export type UpdatePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof updatePassword>>>
export type UpdatePasswordMutationBody = UpdatePasswordRequest
export type UpdatePasswordMutationError = SessionExpiredResponse | CallerErrorResponse | FailureResponse
export type UpdatePasswordMutationVariables = { data: UpdatePasswordRequest }

/**
 * @summary Change the password
 */
export const useUpdatePassword = <
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updatePassword>>,
      TError,
      UpdatePasswordMutationVariables,
      TContext
    >
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof updatePassword>>, TError, UpdatePasswordMutationVariables, TContext> => {
  return useMutation(getUpdatePasswordMutationOptions(options), queryClient)
}
/**
 * Changes the transaction PIN of a customer who has one; `createPin` creates the first. The fields are called like those of `updatePassword` but carry PINs. A refusal sets `failed`; as a string, it is the reason the customer reads. A wrong current PIN SHOULD count as a wrong try, as in `confirmPin`.
 * @summary Change the transaction PIN
 */
export const updatePin = (updatePinRequest: UpdatePinRequest, signal?: AbortSignal) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`c_pwd`, updatePinRequest.c_pwd)
  formUrlEncoded.append(`n_pwd`, updatePinRequest.n_pwd)
  formUrlEncoded.append(`con_pwd`, updatePinRequest.con_pwd)
  if (updatePinRequest.idempotency_key !== undefined) {
    formUrlEncoded.append(`idempotency_key`, updatePinRequest.idempotency_key)
  }

  return act<UpdatePinAnswer>({
    url: `/api/users.php#supdatepin`,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    data: formUrlEncoded,
    ...(signal ? { signal } : {}),
  })
}

export const getUpdatePinMutationKey = () => ['updatePin'] as const

export const getUpdatePinMutationOptions = <
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof updatePin>>, TError, UpdatePinMutationVariables, TContext>
}): UseMutationOptions<Awaited<ReturnType<typeof updatePin>>, TError, UpdatePinMutationVariables, TContext> => {
  const mutationKey = getUpdatePinMutationKey()
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePin>>, UpdatePinMutationVariables> = (props) => {
    const { data } = props ?? {}

    return updatePin(data)
  }

  return { mutationFn, ...mutationOptions }
}

export type UpdatePinMutationResult = NonNullable<Awaited<ReturnType<typeof updatePin>>>
export type UpdatePinMutationBody = UpdatePinRequest
export type UpdatePinMutationError = SessionExpiredResponse | CallerErrorResponse | FailureResponse
export type UpdatePinMutationVariables = { data: UpdatePinRequest }

/**
 * @summary Change the transaction PIN
 */
export const useUpdatePin = <
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof updatePin>>, TError, UpdatePinMutationVariables, TContext>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof updatePin>>, TError, UpdatePinMutationVariables, TContext> => {
  return useMutation(getUpdatePinMutationOptions(options), queryClient)
}
