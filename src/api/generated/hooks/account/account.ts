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
import { CreatePinAnswer } from '../../models/createPinAnswer.ts'
import type { CreatePinRequest } from '../../models/createPinRequest.ts'
import { GetAccountAnswer } from '../../models/getAccountAnswer.ts'
import { GetPinStatusAnswer } from '../../models/getPinStatusAnswer.ts'

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

export const getGetAccountUrl = () => {
  return `/api/users.php#getstatement2`
}

/**
 * Fetches what the home screen shows: the savings account with number and balance, and its history. A new account has a balance of zero and an empty history.
 * @summary Get the account
 */
export const getAccount = (options?: Parameters<typeof load>[1]) => {
  return load<GetAccountAnswer>(getGetAccountUrl(), {
    operation: { id: 'getAccount', session: 'session', fields: { getstatement2: 'getstatement2' } },
    ...options,
    method: 'POST',
    schema: GetAccountAnswer,
  })
}

export const getGetAccountQueryKey = () => {
  return ['getAccount'] as const
}

export const getGetAccountQueryOptions = <
  TData = Awaited<ReturnType<typeof getAccount>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetAccountQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccount>>> = ({ signal }) =>
    getAccount({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getAccount>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountQueryResult = NonNullable<Awaited<ReturnType<typeof getAccount>>>
export type GetAccountQueryError = ErrorType<unknown>

export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccount>>,
          TError,
          Awaited<ReturnType<typeof getAccount>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccount>>,
          TError,
          Awaited<ReturnType<typeof getAccount>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the account
 */

export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetAccountQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetAccountSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getAccount>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetAccountQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccount>>> = ({ signal }) =>
    getAccount({ signal, ...requestOptions })

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAccountSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAccount>>>
export type GetAccountSuspenseQueryError = ErrorType<unknown>

export function useGetAccountSuspense<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountSuspense<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountSuspense<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the account
 */

export function useGetAccountSuspense<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetAccountSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetPinStatusUrl = () => {
  return `/api/users.php#pincheck`
}

/**
 * Reports whether the customer has created a transaction PIN. A customer without one is redirected to PIN creation, since transfers need it. The PIN itself is never returned.
 * @summary Check whether a PIN exists
 */
export const getPinStatus = (options?: Parameters<typeof load>[1]) => {
  return load<GetPinStatusAnswer>(getGetPinStatusUrl(), {
    operation: { id: 'getPinStatus', session: 'session', fields: { pincheck: 'pincheck' } },
    ...options,
    method: 'POST',
    schema: GetPinStatusAnswer,
  })
}

export const getGetPinStatusQueryKey = () => {
  return ['getPinStatus'] as const
}

export const getGetPinStatusQueryOptions = <
  TData = Awaited<ReturnType<typeof getPinStatus>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPinStatus>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetPinStatusQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getPinStatus>>> = ({ signal }) =>
    getPinStatus({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getPinStatus>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPinStatusQueryResult = NonNullable<Awaited<ReturnType<typeof getPinStatus>>>
export type GetPinStatusQueryError = ErrorType<unknown>

export function useGetPinStatus<TData = Awaited<ReturnType<typeof getPinStatus>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPinStatus>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPinStatus>>,
          TError,
          Awaited<ReturnType<typeof getPinStatus>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPinStatus<TData = Awaited<ReturnType<typeof getPinStatus>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPinStatus>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPinStatus>>,
          TError,
          Awaited<ReturnType<typeof getPinStatus>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPinStatus<TData = Awaited<ReturnType<typeof getPinStatus>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPinStatus>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check whether a PIN exists
 */

export function useGetPinStatus<TData = Awaited<ReturnType<typeof getPinStatus>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPinStatus>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetPinStatusQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetPinStatusSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getPinStatus>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPinStatus>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetPinStatusQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getPinStatus>>> = ({ signal }) =>
    getPinStatus({ signal, ...requestOptions })

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPinStatus>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPinStatusSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPinStatus>>>
export type GetPinStatusSuspenseQueryError = ErrorType<unknown>

export function useGetPinStatusSuspense<TData = Awaited<ReturnType<typeof getPinStatus>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPinStatus>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPinStatusSuspense<TData = Awaited<ReturnType<typeof getPinStatus>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPinStatus>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPinStatusSuspense<TData = Awaited<ReturnType<typeof getPinStatus>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPinStatus>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check whether a PIN exists
 */

export function useGetPinStatusSuspense<TData = Awaited<ReturnType<typeof getPinStatus>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPinStatus>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetPinStatusSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getCreatePinUrl = () => {
  return `/api/users.php#updatepin`
}

/**
 * Stores the customer's 4-digit transaction PIN. The customer has typed it twice before it is sent. To change a PIN later, use `updatePin`: if a PIN exists already, the bank SHOULD refuse and keep it. The bank SHOULD refuse a PIN that has no digits, or anything but digits. It may refuse with a `message`.
 * @summary Create the transaction PIN
 */
export const createPin = (createPinRequest: CreatePinRequest, options?: Parameters<typeof act>[1]) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`pin`, createPinRequest.pin)
  if (createPinRequest.idempotency_key !== undefined) {
    formUrlEncoded.append(`idempotency_key`, createPinRequest.idempotency_key)
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
  return act<CreatePinAnswer>(getCreatePinUrl(), {
    operation: {
      id: 'createPin',
      session: 'session',
      outcome: 'status',
      fields: { updatepin: 'updatepin' },
      hasIdempotencyKey: true,
    },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded,
    schema: CreatePinAnswer,
  })
}

export const getCreatePinMutationKey = () => ['createPin'] as const

export const getCreatePinMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof createPin>>, TError, CreatePinMutationVariables, TContext>
  request?: SecondParameter<typeof act>
}): UseMutationOptions<Awaited<ReturnType<typeof createPin>>, TError, CreatePinMutationVariables, TContext> => {
  const mutationKey = getCreatePinMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPin>>, CreatePinMutationVariables> = (props) => {
    const { data } = props ?? {}

    return createPin(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type CreatePinMutationResult = NonNullable<Awaited<ReturnType<typeof createPin>>>
export type CreatePinMutationBody = CreatePinRequest
export type CreatePinMutationError = ErrorType<unknown>
export type CreatePinMutationVariables = { data: CreatePinRequest }

/**
 * @summary Create the transaction PIN
 */
export const useCreatePin = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof createPin>>, TError, CreatePinMutationVariables, TContext>
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof createPin>>, TError, CreatePinMutationVariables, TContext> => {
  return useMutation(getCreatePinMutationOptions(options), queryClient)
}
