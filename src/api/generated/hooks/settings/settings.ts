/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { useMutation } from '@tanstack/react-query'
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query'
import { act } from '../../../client.ts'
import type { ErrorType } from '../../../client.ts'
import { UpdateEmailAnswer } from '../../models/updateEmailAnswer.ts'
import type { UpdateEmailRequest } from '../../models/updateEmailRequest.ts'
import { UpdatePasswordAnswer } from '../../models/updatePasswordAnswer.ts'
import type { UpdatePasswordRequest } from '../../models/updatePasswordRequest.ts'
import { UpdatePinAnswer } from '../../models/updatePinAnswer.ts'
import type { UpdatePinRequest } from '../../models/updatePinRequest.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

export const getUpdateEmailUrl = () => {
  return `/api/users.php#updateemail`
}

/**
 * Changes the e-mail address the customer signs in with: from then on the new one signs in, and the former one does not. A bank may require that the new one is verified first, with a code that `verifyEmail` accepts; until then a sign-in with it responds as it does for any address that is not verified, and the former one may still sign in. A refusal sets `failed`; as a string, it is the reason the customer reads. Sessions SHOULD continue, and the bank SHOULD tell the former address of the change by e-mail.
 * @summary Change the e-mail address
 */
export const updateEmail = (updateEmailRequest: UpdateEmailRequest, options?: Parameters<typeof act>[1]) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`email`, updateEmailRequest.email)
  if (updateEmailRequest.idempotency_key !== undefined) {
    formUrlEncoded.append(`idempotency_key`, updateEmailRequest.idempotency_key)
  }

  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {}
    if (h instanceof Headers) return Object.fromEntries(h.entries())
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      )
    }
    const headers: Record<string, string | readonly string[]> = {}
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value
    }
    return headers
  }
  return act<UpdateEmailAnswer>(getUpdateEmailUrl(), {
    operation: {
      id: 'updateEmail',
      session: 'session',
      outcome: 'failed',
      fields: { updateemail: 'updateemail' },
      hasIdempotencyKey: true,
    },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded,
    schema: UpdateEmailAnswer,
  })
}

export const getUpdateEmailMutationKey = () => ['updateEmail'] as const

export const getUpdateEmailMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof updateEmail>>, TError, UpdateEmailMutationVariables, TContext>
  request?: SecondParameter<typeof act>
}): UseMutationOptions<Awaited<ReturnType<typeof updateEmail>>, TError, UpdateEmailMutationVariables, TContext> => {
  const mutationKey = getUpdateEmailMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateEmail>>, UpdateEmailMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {}

    return updateEmail(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type UpdateEmailMutationResult = NonNullable<Awaited<ReturnType<typeof updateEmail>>>
export type UpdateEmailMutationBody = UpdateEmailRequest
export type UpdateEmailMutationError = ErrorType<unknown>
export type UpdateEmailMutationVariables = { data: UpdateEmailRequest }

/**
 * @summary Change the e-mail address
 */
export const useUpdateEmail = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateEmail>>,
      TError,
      UpdateEmailMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof updateEmail>>, TError, UpdateEmailMutationVariables, TContext> => {
  return useMutation(getUpdateEmailMutationOptions(options), queryClient)
}
export const getUpdatePasswordUrl = () => {
  return `/api/users.php#updatepwd`
}

/**
 * Changes the password. A refusal, for example for a wrong current password, sets `failed`; as a string, it is the reason the customer reads. The session that changed it SHOULD continue; every other session of the customer SHOULD end. An empty new password SHOULD be refused.
 * @summary Change the password
 */
export const updatePassword = (updatePasswordRequest: UpdatePasswordRequest, options?: Parameters<typeof act>[1]) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`c_pwd`, updatePasswordRequest.c_pwd)
  formUrlEncoded.append(`n_pwd`, updatePasswordRequest.n_pwd)
  formUrlEncoded.append(`con_pwd`, updatePasswordRequest.con_pwd)
  if (updatePasswordRequest.idempotency_key !== undefined) {
    formUrlEncoded.append(`idempotency_key`, updatePasswordRequest.idempotency_key)
  }

  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {}
    if (h instanceof Headers) return Object.fromEntries(h.entries())
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      )
    }
    const headers: Record<string, string | readonly string[]> = {}
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value
    }
    return headers
  }
  return act<UpdatePasswordAnswer>(getUpdatePasswordUrl(), {
    operation: {
      id: 'updatePassword',
      session: 'session',
      outcome: 'failed',
      fields: { updatepwd: 'updatepwd' },
      hasIdempotencyKey: true,
    },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded,
    schema: UpdatePasswordAnswer,
  })
}

export const getUpdatePasswordMutationKey = () => ['updatePassword'] as const

export const getUpdatePasswordMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof updatePassword>>,
    TError,
    UpdatePasswordMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof act>
}): UseMutationOptions<
  Awaited<ReturnType<typeof updatePassword>>,
  TError,
  UpdatePasswordMutationVariables,
  TContext
> => {
  const mutationKey = getUpdatePasswordMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePassword>>, UpdatePasswordMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {}

    return updatePassword(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type UpdatePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof updatePassword>>>
export type UpdatePasswordMutationBody = UpdatePasswordRequest
export type UpdatePasswordMutationError = ErrorType<unknown>
export type UpdatePasswordMutationVariables = { data: UpdatePasswordRequest }

/**
 * @summary Change the password
 */
export const useUpdatePassword = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updatePassword>>,
      TError,
      UpdatePasswordMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof updatePassword>>, TError, UpdatePasswordMutationVariables, TContext> => {
  return useMutation(getUpdatePasswordMutationOptions(options), queryClient)
}
export const getUpdatePinUrl = () => {
  return `/api/users.php#supdatepin`
}

/**
 * Changes the transaction PIN of a customer who has one; `createPin` creates the first. The fields have the names of those of `updatePassword` but contain PINs. A refusal sets `failed`; as a string, it is the reason the customer reads. A wrong current PIN SHOULD count as a wrong try, as in `confirmPin`, and a locked PIN SHOULD not be changed here. A new PIN that has no digits, or anything but digits, SHOULD be refused.
 * @summary Change the transaction PIN
 */
export const updatePin = (updatePinRequest: UpdatePinRequest, options?: Parameters<typeof act>[1]) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`c_pwd`, updatePinRequest.c_pwd)
  formUrlEncoded.append(`n_pwd`, updatePinRequest.n_pwd)
  formUrlEncoded.append(`con_pwd`, updatePinRequest.con_pwd)
  if (updatePinRequest.idempotency_key !== undefined) {
    formUrlEncoded.append(`idempotency_key`, updatePinRequest.idempotency_key)
  }

  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {}
    if (h instanceof Headers) return Object.fromEntries(h.entries())
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      )
    }
    const headers: Record<string, string | readonly string[]> = {}
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value
    }
    return headers
  }
  return act<UpdatePinAnswer>(getUpdatePinUrl(), {
    operation: {
      id: 'updatePin',
      session: 'session',
      outcome: 'failed',
      fields: { supdatepin: 'supdatepin' },
      hasIdempotencyKey: true,
    },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded,
    schema: UpdatePinAnswer,
  })
}

export const getUpdatePinMutationKey = () => ['updatePin'] as const

export const getUpdatePinMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof updatePin>>, TError, UpdatePinMutationVariables, TContext>
  request?: SecondParameter<typeof act>
}): UseMutationOptions<Awaited<ReturnType<typeof updatePin>>, TError, UpdatePinMutationVariables, TContext> => {
  const mutationKey = getUpdatePinMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePin>>, UpdatePinMutationVariables> = (props) => {
    const { data } = props ?? {}

    return updatePin(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type UpdatePinMutationResult = NonNullable<Awaited<ReturnType<typeof updatePin>>>
export type UpdatePinMutationBody = UpdatePinRequest
export type UpdatePinMutationError = ErrorType<unknown>
export type UpdatePinMutationVariables = { data: UpdatePinRequest }

/**
 * @summary Change the transaction PIN
 */
export const useUpdatePin = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof updatePin>>, TError, UpdatePinMutationVariables, TContext>
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof updatePin>>, TError, UpdatePinMutationVariables, TContext> => {
  return useMutation(getUpdatePinMutationOptions(options), queryClient)
}
