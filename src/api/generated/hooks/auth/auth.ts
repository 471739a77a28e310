/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { useMutation } from '@tanstack/react-query'
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query'
import { act } from '../../../client.ts'
import type { ErrorType } from '../../../client.ts'
import { RequestPasswordResetAnswer } from '../../models/requestPasswordResetAnswer.ts'
import type { RequestPasswordResetRequest } from '../../models/requestPasswordResetRequest.ts'
import { ResendConfirmationCodeAnswer } from '../../models/resendConfirmationCodeAnswer.ts'
import type { ResendConfirmationCodeRequest } from '../../models/resendConfirmationCodeRequest.ts'
import { ResendResetCodeAnswer } from '../../models/resendResetCodeAnswer.ts'
import type { ResendResetCodeRequest } from '../../models/resendResetCodeRequest.ts'
import { ResetPasswordAnswer } from '../../models/resetPasswordAnswer.ts'
import type { ResetPasswordRequest } from '../../models/resetPasswordRequest.ts'
import { SignUpAnswer } from '../../models/signUpAnswer.ts'
import type { SignUpRequest } from '../../models/signUpRequest.ts'
import { VerifyEmailAnswer } from '../../models/verifyEmailAnswer.ts'
import type { VerifyEmailRequest } from '../../models/verifyEmailRequest.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

export const getSignUpUrl = () => {
  return `/api/users.php#newuser`
}

/**
 * Opens an account for a visitor and sends a code to the e-mail address; `verifyEmail` accepts that code. The new customer cannot sign in before. The bank refuses, with `error` and a `message`, what it does not accept: for example an address that is taken, or a password that is too short. An empty password SHOULD be refused.
 * @summary Open an account
 */
export const signUp = (signUpRequest: SignUpRequest, options?: Parameters<typeof act>[1]) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`first_name`, signUpRequest.first_name)
  formUrlEncoded.append(`last_name`, signUpRequest.last_name)
  formUrlEncoded.append(`username`, signUpRequest.username)
  formUrlEncoded.append(`email`, signUpRequest.email)
  formUrlEncoded.append(`password`, signUpRequest.password)
  formUrlEncoded.append(`fullname`, signUpRequest.fullname)
  if (signUpRequest.idempotency_key !== undefined) {
    formUrlEncoded.append(`idempotency_key`, signUpRequest.idempotency_key)
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
  return act<SignUpAnswer>(getSignUpUrl(), {
    operation: { id: 'signUp', session: 'none', outcome: 'error', query: { crud: 'newuser' }, hasIdempotencyKey: true },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded,
    schema: SignUpAnswer,
  })
}

export const getSignUpMutationKey = () => ['signUp'] as const

export const getSignUpMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof signUp>>, TError, SignUpMutationVariables, TContext>
  request?: SecondParameter<typeof act>
}): UseMutationOptions<Awaited<ReturnType<typeof signUp>>, TError, SignUpMutationVariables, TContext> => {
  const mutationKey = getSignUpMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof signUp>>, SignUpMutationVariables> = (props) => {
    const { data } = props ?? {}

    return signUp(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SignUpMutationResult = NonNullable<Awaited<ReturnType<typeof signUp>>>
export type SignUpMutationBody = SignUpRequest
export type SignUpMutationError = ErrorType<unknown>
export type SignUpMutationVariables = { data: SignUpRequest }

/**
 * @summary Open an account
 */
export const useSignUp = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof signUp>>, TError, SignUpMutationVariables, TContext>
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof signUp>>, TError, SignUpMutationVariables, TContext> => {
  return useMutation(getSignUpMutationOptions(options), queryClient)
}
export const getVerifyEmailUrl = () => {
  return `/api/users.php#verifyuser`
}

/**
 * Verifies an e-mail address with the code that was sent to it. On success it responds like a sign-in: `verification_status` is the state of the identity verification, and `jwt` is a session token when that is `verified`, a temporary token otherwise. A wrong or outdated code is refused with `error` and a `message`. A code SHOULD be valid for 30 minutes, for one use and for five tries; a new one invalidates the earlier one.
 * @summary Verify the e-mail address
 */
export const verifyEmail = (verifyEmailRequest: VerifyEmailRequest, options?: Parameters<typeof act>[1]) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`email`, verifyEmailRequest.email)
  formUrlEncoded.append(`ver_code`, verifyEmailRequest.ver_code)
  if (verifyEmailRequest.idempotency_key !== undefined) {
    formUrlEncoded.append(`idempotency_key`, verifyEmailRequest.idempotency_key)
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
  return act<VerifyEmailAnswer>(getVerifyEmailUrl(), {
    operation: {
      id: 'verifyEmail',
      session: 'none',
      outcome: 'error',
      query: { crud: 'verifyuser' },
      fields: { action: 'code' },
      hasIdempotencyKey: true,
    },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded,
    schema: VerifyEmailAnswer,
  })
}

export const getVerifyEmailMutationKey = () => ['verifyEmail'] as const

export const getVerifyEmailMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError, VerifyEmailMutationVariables, TContext>
  request?: SecondParameter<typeof act>
}): UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError, VerifyEmailMutationVariables, TContext> => {
  const mutationKey = getVerifyEmailMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyEmail>>, VerifyEmailMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {}

    return verifyEmail(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type VerifyEmailMutationResult = NonNullable<Awaited<ReturnType<typeof verifyEmail>>>
export type VerifyEmailMutationBody = VerifyEmailRequest
export type VerifyEmailMutationError = ErrorType<unknown>
export type VerifyEmailMutationVariables = { data: VerifyEmailRequest }

/**
 * @summary Verify the e-mail address
 */
export const useVerifyEmail = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof verifyEmail>>,
      TError,
      VerifyEmailMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof verifyEmail>>, TError, VerifyEmailMutationVariables, TContext> => {
  return useMutation(getVerifyEmailMutationOptions(options), queryClient)
}
export const getRequestPasswordResetUrl = () => {
  return `/api/users.php#userforgot-code`
}

/**
 * Sends an e-mail with a reset code, and a link that carries the address and the code, to a customer who has forgotten the password. The response SHOULD be the same whether or not the address has an account. `resetPassword` accepts the code. Both have the wire name `userforgot`; `action` distinguishes them.
 * @summary Request a password reset
 */
export const requestPasswordReset = (
  requestPasswordResetRequest: RequestPasswordResetRequest,
  options?: Parameters<typeof act>[1],
) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`email`, requestPasswordResetRequest.email)

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
  return act<RequestPasswordResetAnswer>(getRequestPasswordResetUrl(), {
    operation: {
      id: 'requestPasswordReset',
      session: 'none',
      outcome: 'error',
      query: { crud: 'userforgot' },
      fields: { action: 'code' },
    },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded,
    schema: RequestPasswordResetAnswer,
  })
}

export const getRequestPasswordResetMutationKey = () => ['requestPasswordReset'] as const

export const getRequestPasswordResetMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof requestPasswordReset>>,
    TError,
    RequestPasswordResetMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof act>
}): UseMutationOptions<
  Awaited<ReturnType<typeof requestPasswordReset>>,
  TError,
  RequestPasswordResetMutationVariables,
  TContext
> => {
  const mutationKey = getRequestPasswordResetMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof requestPasswordReset>>,
    RequestPasswordResetMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return requestPasswordReset(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RequestPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof requestPasswordReset>>>
export type RequestPasswordResetMutationBody = RequestPasswordResetRequest
export type RequestPasswordResetMutationError = ErrorType<unknown>
export type RequestPasswordResetMutationVariables = { data: RequestPasswordResetRequest }

/**
 * @summary Request a password reset
 */
export const useRequestPasswordReset = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof requestPasswordReset>>,
      TError,
      RequestPasswordResetMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof requestPasswordReset>>,
  TError,
  RequestPasswordResetMutationVariables,
  TContext
> => {
  return useMutation(getRequestPasswordResetMutationOptions(options), queryClient)
}
export const getResetPasswordUrl = () => {
  return `/api/users.php#userforgot-reset`
}

/**
 * Sets a new password for the customer who holds the reset code. The customer signs in with it afterwards; no session starts here. The bank refuses a wrong or outdated code, or a password it does not accept, with `error` and a `message`. A code SHOULD be valid for 30 minutes, for one use and for five tries; a new one invalidates the earlier one. With the new password every session of the customer SHOULD end. An empty new password SHOULD be refused.
 * @summary Set a new password with a reset code
 */
export const resetPassword = (resetPasswordRequest: ResetPasswordRequest, options?: Parameters<typeof act>[1]) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`email`, resetPasswordRequest.email)
  formUrlEncoded.append(`reset_code`, resetPasswordRequest.reset_code)
  formUrlEncoded.append(`new_password`, resetPasswordRequest.new_password)
  if (resetPasswordRequest.idempotency_key !== undefined) {
    formUrlEncoded.append(`idempotency_key`, resetPasswordRequest.idempotency_key)
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
  return act<ResetPasswordAnswer>(getResetPasswordUrl(), {
    operation: {
      id: 'resetPassword',
      session: 'none',
      outcome: 'error',
      query: { crud: 'userforgot' },
      fields: { action: 'reset' },
      hasIdempotencyKey: true,
    },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded,
    schema: ResetPasswordAnswer,
  })
}

export const getResetPasswordMutationKey = () => ['resetPassword'] as const

export const getResetPasswordMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof resetPassword>>,
    TError,
    ResetPasswordMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof act>
}): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError, ResetPasswordMutationVariables, TContext> => {
  const mutationKey = getResetPasswordMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {}

    return resetPassword(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
export type ResetPasswordMutationBody = ResetPasswordRequest
export type ResetPasswordMutationError = ErrorType<unknown>
export type ResetPasswordMutationVariables = { data: ResetPasswordRequest }

/**
 * @summary Set a new password with a reset code
 */
export const useResetPassword = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof resetPassword>>,
      TError,
      ResetPasswordMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof resetPassword>>, TError, ResetPasswordMutationVariables, TContext> => {
  return useMutation(getResetPasswordMutationOptions(options), queryClient)
}
export const getResendConfirmationCodeUrl = () => {
  return `/api/users.php#resendconfirmcode`
}

/**
 * Sends the code for `verifyEmail` to the address once more: the same or a new one. The code sent last is valid; if it is a new one, the earlier one SHOULD be invalid. Whether the bank refuses an address that has no account, or is verified already, is its decision.
 * @summary Send the verification code again
 */
export const resendConfirmationCode = (
  resendConfirmationCodeRequest: ResendConfirmationCodeRequest,
  options?: Parameters<typeof act>[1],
) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`email`, resendConfirmationCodeRequest.email)

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
  return act<ResendConfirmationCodeAnswer>(getResendConfirmationCodeUrl(), {
    operation: {
      id: 'resendConfirmationCode',
      session: 'none',
      outcome: 'status',
      fields: { resendconfirmcode: 'resendconfirmcode' },
    },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded,
    schema: ResendConfirmationCodeAnswer,
  })
}

export const getResendConfirmationCodeMutationKey = () => ['resendConfirmationCode'] as const

export const getResendConfirmationCodeMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof resendConfirmationCode>>,
    TError,
    ResendConfirmationCodeMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof act>
}): UseMutationOptions<
  Awaited<ReturnType<typeof resendConfirmationCode>>,
  TError,
  ResendConfirmationCodeMutationVariables,
  TContext
> => {
  const mutationKey = getResendConfirmationCodeMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof resendConfirmationCode>>,
    ResendConfirmationCodeMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return resendConfirmationCode(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ResendConfirmationCodeMutationResult = NonNullable<Awaited<ReturnType<typeof resendConfirmationCode>>>
export type ResendConfirmationCodeMutationBody = ResendConfirmationCodeRequest
export type ResendConfirmationCodeMutationError = ErrorType<unknown>
export type ResendConfirmationCodeMutationVariables = { data: ResendConfirmationCodeRequest }

/**
 * @summary Send the verification code again
 */
export const useResendConfirmationCode = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof resendConfirmationCode>>,
      TError,
      ResendConfirmationCodeMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof resendConfirmationCode>>,
  TError,
  ResendConfirmationCodeMutationVariables,
  TContext
> => {
  return useMutation(getResendConfirmationCodeMutationOptions(options), queryClient)
}
export const getResendResetCodeUrl = () => {
  return `/api/users.php#resendforgotcode`
}

/**
 * Sends the code for `resetPassword` to the address once more: the same or a new one. The code sent last is valid; if it is a new one, the earlier one SHOULD be invalid. Whether the bank refuses an address that has no account is its decision.
 * @summary Send the reset code again
 */
export const resendResetCode = (
  resendResetCodeRequest: ResendResetCodeRequest,
  options?: Parameters<typeof act>[1],
) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`email`, resendResetCodeRequest.email)

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
  return act<ResendResetCodeAnswer>(getResendResetCodeUrl(), {
    operation: {
      id: 'resendResetCode',
      session: 'none',
      outcome: 'status',
      fields: { resendforgotcode: 'resendforgotcode' },
    },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded,
    schema: ResendResetCodeAnswer,
  })
}

export const getResendResetCodeMutationKey = () => ['resendResetCode'] as const

export const getResendResetCodeMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof resendResetCode>>,
    TError,
    ResendResetCodeMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof act>
}): UseMutationOptions<
  Awaited<ReturnType<typeof resendResetCode>>,
  TError,
  ResendResetCodeMutationVariables,
  TContext
> => {
  const mutationKey = getResendResetCodeMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendResetCode>>, ResendResetCodeMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {}

    return resendResetCode(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ResendResetCodeMutationResult = NonNullable<Awaited<ReturnType<typeof resendResetCode>>>
export type ResendResetCodeMutationBody = ResendResetCodeRequest
export type ResendResetCodeMutationError = ErrorType<unknown>
export type ResendResetCodeMutationVariables = { data: ResendResetCodeRequest }

/**
 * @summary Send the reset code again
 */
export const useResendResetCode = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof resendResetCode>>,
      TError,
      ResendResetCodeMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof resendResetCode>>,
  TError,
  ResendResetCodeMutationVariables,
  TContext
> => {
  return useMutation(getResendResetCodeMutationOptions(options), queryClient)
}
