/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult,
} from '@tanstack/react-query'

import type { CallerErrorResponse } from '../../models/callerErrorResponse.ts'

import type { FailureResponse } from '../../models/failureResponse.ts'

import type { GetContactAnswer } from '../../models/getContactAnswer.ts'

import type { SessionExpiredResponse } from '../../models/sessionExpiredResponse.ts'

import { load } from '../../../client.ts'

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

/**
 * Fetches the ways to reach the bank's support: WhatsApp, e-mail and telephone. Each may be missing.
 * @summary Get the contact details
 */
export const getContact = (signal?: AbortSignal) => {
  return load<GetContactAnswer>({ url: `/api/users.php#getcontact`, method: 'POST', ...(signal ? { signal } : {}) })
}

export const getGetContactQueryKey = () => {
  return ['getContact'] as const
}

export const getGetContactQueryOptions = <
  TData = Awaited<ReturnType<typeof getContact>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>>
}) => {
  const { query: queryOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetContactQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getContact>>> = ({ signal }) => getContact(signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getContact>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContactQueryResult = NonNullable<Awaited<ReturnType<typeof getContact>>>
export type GetContactQueryError = SessionExpiredResponse | CallerErrorResponse | FailureResponse

export function useGetContact<
  TData = Awaited<ReturnType<typeof getContact>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContact>>,
          TError,
          Awaited<ReturnType<typeof getContact>>
        >,
        'initialData'
      >
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContact<
  TData = Awaited<ReturnType<typeof getContact>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContact>>,
          TError,
          Awaited<ReturnType<typeof getContact>>
        >,
        'initialData'
      >
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContact<
  TData = Awaited<ReturnType<typeof getContact>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the contact details
 */

export function useGetContact<
  TData = Awaited<ReturnType<typeof getContact>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetContactQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetContactSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getContact>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>>
}) => {
  const { query: queryOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetContactQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getContact>>> = ({ signal }) => getContact(signal)

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetContactSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getContact>>>
export type GetContactSuspenseQueryError = SessionExpiredResponse | CallerErrorResponse | FailureResponse

export function useGetContactSuspense<
  TData = Awaited<ReturnType<typeof getContact>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options: { query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContactSuspense<
  TData = Awaited<ReturnType<typeof getContact>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContactSuspense<
  TData = Awaited<ReturnType<typeof getContact>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the contact details
 */

export function useGetContactSuspense<
  TData = Awaited<ReturnType<typeof getContact>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetContactSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}
