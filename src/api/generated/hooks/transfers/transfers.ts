/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { queryOptions as queryOptionsBuilder, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult,
} from '@tanstack/react-query'
import { load } from '../../../client.ts'
import type { ErrorType } from '../../../client.ts'
import { act } from '../../../client.ts'
import { ConfirmAuthorizationCodeAnswer } from '../../models/confirmAuthorizationCodeAnswer.ts'
import type { ConfirmAuthorizationCodeRequest } from '../../models/confirmAuthorizationCodeRequest.ts'
import { ConfirmPinAnswer } from '../../models/confirmPinAnswer.ts'
import type { ConfirmPinRequest } from '../../models/confirmPinRequest.ts'
import { GetTransferFeeAnswer } from '../../models/getTransferFeeAnswer.ts'
import { GetTransfersAnswer } from '../../models/getTransfersAnswer.ts'
import { SubmitTransferAnswer } from '../../models/submitTransferAnswer.ts'
import type { SubmitTransferRequest } from '../../models/submitTransferRequest.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K }
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    })
  }
  return result
}

export const getGetTransfersUrl = () => {
  return `/api/users.php#gettrslist`
}

/**
 * Lists the transfers the customer has ordered, so that a payee can be chosen again instead of typed.
 * @summary List past transfers
 */
export const getTransfers = (options?: Parameters<typeof load>[1]) => {
  return load<GetTransfersAnswer>(getGetTransfersUrl(), {
    operation: { id: 'getTransfers', session: 'session', fields: { gettrslist: 'gettrslist' } },
    ...options,
    method: 'POST',
    schema: GetTransfersAnswer,
  })
}

export const getGetTransfersQueryKey = () => {
  return ['getTransfers'] as const
}

export const getGetTransfersQueryOptions = <
  TData = Awaited<ReturnType<typeof getTransfers>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransfers>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetTransfersQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getTransfers>>> = ({ signal }) =>
    getTransfers({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getTransfers>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTransfersQueryResult = NonNullable<Awaited<ReturnType<typeof getTransfers>>>
export type GetTransfersQueryError = ErrorType<unknown>

export function useGetTransfers<TData = Awaited<ReturnType<typeof getTransfers>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransfers>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTransfers>>,
          TError,
          Awaited<ReturnType<typeof getTransfers>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransfers<TData = Awaited<ReturnType<typeof getTransfers>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransfers>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTransfers>>,
          TError,
          Awaited<ReturnType<typeof getTransfers>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransfers<TData = Awaited<ReturnType<typeof getTransfers>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransfers>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List past transfers
 */

export function useGetTransfers<TData = Awaited<ReturnType<typeof getTransfers>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransfers>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetTransfersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetTransfersSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getTransfers>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTransfers>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetTransfersQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getTransfers>>> = ({ signal }) =>
    getTransfers({ signal, ...requestOptions })

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTransfers>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetTransfersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTransfers>>>
export type GetTransfersSuspenseQueryError = ErrorType<unknown>

export function useGetTransfersSuspense<TData = Awaited<ReturnType<typeof getTransfers>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTransfers>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransfersSuspense<TData = Awaited<ReturnType<typeof getTransfers>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTransfers>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransfersSuspense<TData = Awaited<ReturnType<typeof getTransfers>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTransfers>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List past transfers
 */

export function useGetTransfersSuspense<TData = Awaited<ReturnType<typeof getTransfers>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTransfers>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetTransfersSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetTransferFeeUrl = () => {
  return `/api/users.php#getperc`
}

/**
 * Fetches what the confirmation screen of a transfer needs: the service charge in percent, and the balance. The fee is `percent / 100 × amount`, and the payee receives the amount less the fee. It is in whole cents: the screen rounds half up, and a bank's own rounding may differ by a cent. No fixed or smallest fee comes on top. If no percentage is returned, 10 percent apply. The screen lets only an amount below the balance pass.
 * @summary Get the fee and the balance
 */
export const getTransferFee = (options?: Parameters<typeof load>[1]) => {
  return load<GetTransferFeeAnswer>(getGetTransferFeeUrl(), {
    operation: { id: 'getTransferFee', session: 'session', fields: { getperc: 'getperc' } },
    ...options,
    method: 'POST',
    schema: GetTransferFeeAnswer,
  })
}

export const getGetTransferFeeQueryKey = () => {
  return ['getTransferFee'] as const
}

export const getGetTransferFeeQueryOptions = <
  TData = Awaited<ReturnType<typeof getTransferFee>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransferFee>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetTransferFeeQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getTransferFee>>> = ({ signal }) =>
    getTransferFee({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getTransferFee>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTransferFeeQueryResult = NonNullable<Awaited<ReturnType<typeof getTransferFee>>>
export type GetTransferFeeQueryError = ErrorType<unknown>

export function useGetTransferFee<TData = Awaited<ReturnType<typeof getTransferFee>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransferFee>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTransferFee>>,
          TError,
          Awaited<ReturnType<typeof getTransferFee>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransferFee<TData = Awaited<ReturnType<typeof getTransferFee>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransferFee>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTransferFee>>,
          TError,
          Awaited<ReturnType<typeof getTransferFee>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransferFee<TData = Awaited<ReturnType<typeof getTransferFee>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransferFee>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the fee and the balance
 */

export function useGetTransferFee<TData = Awaited<ReturnType<typeof getTransferFee>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransferFee>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetTransferFeeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetTransferFeeSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getTransferFee>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTransferFee>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetTransferFeeQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getTransferFee>>> = ({ signal }) =>
    getTransferFee({ signal, ...requestOptions })

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTransferFee>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetTransferFeeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTransferFee>>>
export type GetTransferFeeSuspenseQueryError = ErrorType<unknown>

export function useGetTransferFeeSuspense<
  TData = Awaited<ReturnType<typeof getTransferFee>>,
  TError = ErrorType<unknown>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTransferFee>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransferFeeSuspense<
  TData = Awaited<ReturnType<typeof getTransferFee>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTransferFee>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransferFeeSuspense<
  TData = Awaited<ReturnType<typeof getTransferFee>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTransferFee>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the fee and the balance
 */

export function useGetTransferFeeSuspense<
  TData = Awaited<ReturnType<typeof getTransferFee>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTransferFee>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetTransferFeeSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getConfirmPinUrl = () => {
  return `/api/users.php#confirmmypin`
}

/**
 * Checks the customer's transaction PIN before a transfer. A success authorises the transfer, or requests a further code first with `requiresanother`; `head` and `body` then describe the code to the customer. A wrong PIN is refused with a `message`. Nothing is moved here: `submitTransfer` does that. The bank SHOULD lock a PIN after five wrong tries in a row; a correct one resets the count. How a locked PIN is unlocked, and whether a wrong try ends a confirmation that was given before, is up to the bank.
 * @summary Confirm a transfer with the PIN
 */
export const confirmPin = (confirmPinRequest: ConfirmPinRequest, options?: Parameters<typeof act>[1]) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`pin`, confirmPinRequest.pin)
  if (confirmPinRequest.idempotency_key !== undefined) {
    formUrlEncoded.append(`idempotency_key`, confirmPinRequest.idempotency_key)
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
  return act<ConfirmPinAnswer>(getConfirmPinUrl(), {
    operation: {
      id: 'confirmPin',
      session: 'session',
      outcome: 'status',
      fields: { confirmmypin: 'confirmmypin' },
      hasIdempotencyKey: true,
    },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded,
    schema: ConfirmPinAnswer,
  })
}

export const getConfirmPinMutationKey = () => ['confirmPin'] as const

export const getConfirmPinMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmPin>>, TError, ConfirmPinMutationVariables, TContext>
  request?: SecondParameter<typeof act>
}): UseMutationOptions<Awaited<ReturnType<typeof confirmPin>>, TError, ConfirmPinMutationVariables, TContext> => {
  const mutationKey = getConfirmPinMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmPin>>, ConfirmPinMutationVariables> = (props) => {
    const { data } = props ?? {}

    return confirmPin(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ConfirmPinMutationResult = NonNullable<Awaited<ReturnType<typeof confirmPin>>>
export type ConfirmPinMutationBody = ConfirmPinRequest
export type ConfirmPinMutationError = ErrorType<unknown>
export type ConfirmPinMutationVariables = { data: ConfirmPinRequest }

/**
 * @summary Confirm a transfer with the PIN
 */
export const useConfirmPin = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmPin>>, TError, ConfirmPinMutationVariables, TContext>
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof confirmPin>>, TError, ConfirmPinMutationVariables, TContext> => {
  return useMutation(getConfirmPinMutationOptions(options), queryClient)
}
export const getConfirmAuthorizationCodeUrl = () => {
  return `/api/users.php#confirmtpin`
}

/**
 * Checks the Transfer Authorization Code that `confirmPin` required, and responds just as `confirmPin` does. A wrong code is refused with a `message`. A code SHOULD be valid for ten minutes, for one use and for five tries; a new `confirmPin` invalidates the earlier code.
 * @summary Confirm a transfer with the authorization code
 */
export const confirmAuthorizationCode = (
  confirmAuthorizationCodeRequest: ConfirmAuthorizationCodeRequest,
  options?: Parameters<typeof act>[1],
) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`pin`, confirmAuthorizationCodeRequest.pin)
  if (confirmAuthorizationCodeRequest.idempotency_key !== undefined) {
    formUrlEncoded.append(`idempotency_key`, confirmAuthorizationCodeRequest.idempotency_key)
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
  return act<ConfirmAuthorizationCodeAnswer>(getConfirmAuthorizationCodeUrl(), {
    operation: {
      id: 'confirmAuthorizationCode',
      session: 'session',
      outcome: 'status',
      fields: { confirmtpin: 'confirmtpin' },
      hasIdempotencyKey: true,
    },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded,
    schema: ConfirmAuthorizationCodeAnswer,
  })
}

export const getConfirmAuthorizationCodeMutationKey = () => ['confirmAuthorizationCode'] as const

export const getConfirmAuthorizationCodeMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof confirmAuthorizationCode>>,
    TError,
    ConfirmAuthorizationCodeMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof act>
}): UseMutationOptions<
  Awaited<ReturnType<typeof confirmAuthorizationCode>>,
  TError,
  ConfirmAuthorizationCodeMutationVariables,
  TContext
> => {
  const mutationKey = getConfirmAuthorizationCodeMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof confirmAuthorizationCode>>,
    ConfirmAuthorizationCodeMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return confirmAuthorizationCode(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ConfirmAuthorizationCodeMutationResult = NonNullable<Awaited<ReturnType<typeof confirmAuthorizationCode>>>
export type ConfirmAuthorizationCodeMutationBody = ConfirmAuthorizationCodeRequest
export type ConfirmAuthorizationCodeMutationError = ErrorType<unknown>
export type ConfirmAuthorizationCodeMutationVariables = { data: ConfirmAuthorizationCodeRequest }

/**
 * @summary Confirm a transfer with the authorization code
 */
export const useConfirmAuthorizationCode = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof confirmAuthorizationCode>>,
      TError,
      ConfirmAuthorizationCodeMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof confirmAuthorizationCode>>,
  TError,
  ConfirmAuthorizationCodeMutationVariables,
  TContext
> => {
  return useMutation(getConfirmAuthorizationCodeMutationOptions(options), queryClient)
}
export const getSubmitTransferUrl = () => {
  return `/api/users.php#newtrs`
}

/**
 * Orders a transfer to an account at another bank, after `confirmPin` (and
 * `confirmAuthorizationCode`, where it was required) has succeeded. An accepted order awaits
 * confirmation by the bank and is in the history as `in_progress`. `trx_notif` may contain
 * notices for the customer.
 *
 * Sent again, it is another order, unless it carries the same `idempotency_key` and the bank
 * supports it. A failed call is never repeated without the customer.
 *
 * The bank SHOULD refuse an amount of zero or less, or of more than the customer can spend, even
 * if the caller has checked it. Whether the whole balance may be spent is up to the bank. The
 * confirmation it requires SHOULD be one given in the same session, not more than ten minutes
 * before, and not yet used: it is valid for one order, accepted or refused.
 * @summary Order a bank transfer
 */
export const submitTransfer = (submitTransferRequest: SubmitTransferRequest, options?: Parameters<typeof act>[1]) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`bank`, submitTransferRequest.bank)
  formUrlEncoded.append(`act_no`, submitTransferRequest.act_no)
  formUrlEncoded.append(`act_hold_name`, submitTransferRequest.act_hold_name)
  formUrlEncoded.append(`amount`, submitTransferRequest.amount)
  formUrlEncoded.append(`extra`, submitTransferRequest.extra)
  if (submitTransferRequest.swift !== undefined) {
    formUrlEncoded.append(`swift`, submitTransferRequest.swift)
  }
  if (submitTransferRequest.currency !== undefined) {
    formUrlEncoded.append(`currency`, submitTransferRequest.currency)
  }
  if (submitTransferRequest.routing !== undefined) {
    formUrlEncoded.append(`routing`, submitTransferRequest.routing)
  }
  if (submitTransferRequest.country !== undefined) {
    formUrlEncoded.append(`country`, submitTransferRequest.country)
  }
  if (submitTransferRequest.note !== undefined) {
    formUrlEncoded.append(`note`, submitTransferRequest.note)
  }
  if (submitTransferRequest.idempotency_key !== undefined) {
    formUrlEncoded.append(`idempotency_key`, submitTransferRequest.idempotency_key)
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
  return act<SubmitTransferAnswer>(getSubmitTransferUrl(), {
    operation: {
      id: 'submitTransfer',
      session: 'session',
      outcome: 'icon',
      fields: { newtrs: 'newtrs' },
      hasIdempotencyKey: true,
    },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded,
    schema: SubmitTransferAnswer,
  })
}

export const getSubmitTransferMutationKey = () => ['submitTransfer'] as const

export const getSubmitTransferMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof submitTransfer>>,
    TError,
    SubmitTransferMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof act>
}): UseMutationOptions<
  Awaited<ReturnType<typeof submitTransfer>>,
  TError,
  SubmitTransferMutationVariables,
  TContext
> => {
  const mutationKey = getSubmitTransferMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitTransfer>>, SubmitTransferMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {}

    return submitTransfer(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SubmitTransferMutationResult = NonNullable<Awaited<ReturnType<typeof submitTransfer>>>
export type SubmitTransferMutationBody = SubmitTransferRequest
export type SubmitTransferMutationError = ErrorType<unknown>
export type SubmitTransferMutationVariables = { data: SubmitTransferRequest }

/**
 * @summary Order a bank transfer
 */
export const useSubmitTransfer = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof submitTransfer>>,
      TError,
      SubmitTransferMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof submitTransfer>>, TError, SubmitTransferMutationVariables, TContext> => {
  return useMutation(getSubmitTransferMutationOptions(options), queryClient)
}
