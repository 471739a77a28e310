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

import type { GetStatementAnswer } from '../../models/getStatementAnswer.ts'

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
 * Fetches the whole history of the account for the statements screen, in one answer. `getAccount` answers with the same rows and the account besides.
 * @summary Get the statement
 */
export const getStatement = (signal?: AbortSignal) => {
  return load<GetStatementAnswer>({ url: `/api/users.php#getstatement`, method: 'POST', ...(signal ? { signal } : {}) })
}

export const getGetStatementQueryKey = () => {
  return ['getStatement'] as const
}

export const getGetStatementQueryOptions = <
  TData = Awaited<ReturnType<typeof getStatement>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>>
}) => {
  const { query: queryOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetStatementQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getStatement>>> = ({ signal }) => getStatement(signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getStatement>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStatementQueryResult = NonNullable<Awaited<ReturnType<typeof getStatement>>>
export type GetStatementQueryError = SessionExpiredResponse | CallerErrorResponse | FailureResponse

export function useGetStatement<
  TData = Awaited<ReturnType<typeof getStatement>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatement>>,
          TError,
          Awaited<ReturnType<typeof getStatement>>
        >,
        'initialData'
      >
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatement<
  TData = Awaited<ReturnType<typeof getStatement>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatement>>,
          TError,
          Awaited<ReturnType<typeof getStatement>>
        >,
        'initialData'
      >
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatement<
  TData = Awaited<ReturnType<typeof getStatement>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the statement
 */

export function useGetStatement<
  TData = Awaited<ReturnType<typeof getStatement>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetStatementQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetStatementSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getStatement>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>>
}) => {
  const { query: queryOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetStatementQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getStatement>>> = ({ signal }) => getStatement(signal)

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetStatementSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getStatement>>>
export type GetStatementSuspenseQueryError = SessionExpiredResponse | CallerErrorResponse | FailureResponse

export function useGetStatementSuspense<
  TData = Awaited<ReturnType<typeof getStatement>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options: { query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatementSuspense<
  TData = Awaited<ReturnType<typeof getStatement>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatementSuspense<
  TData = Awaited<ReturnType<typeof getStatement>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the statement
 */

export function useGetStatementSuspense<
  TData = Awaited<ReturnType<typeof getStatement>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetStatementSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}
