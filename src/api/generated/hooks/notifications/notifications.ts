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

import type { CallerErrorResponse } from '../../models/callerErrorResponse.ts'

import type { FailureResponse } from '../../models/failureResponse.ts'

import type { GetNotificationsAnswer } from '../../models/getNotificationsAnswer.ts'

import type { MarkNotificationAsReadAnswer } from '../../models/markNotificationAsReadAnswer.ts'

import type { MarkNotificationAsReadRequest } from '../../models/markNotificationAsReadRequest.ts'

import type { SessionExpiredResponse } from '../../models/sessionExpiredResponse.ts'

import { load } from '../../../client.ts'
import { act } from '../../../client.ts'

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
 * Lists what the bank has written to the customer, read and unread. Reading the list marks nothing as read. `nc` counts the unread ones.
 * @summary List the notifications
 */
export const getNotifications = (signal?: AbortSignal) => {
  return load<GetNotificationsAnswer>({
    url: `/api/users.php#getnotifications`,
    method: 'POST',
    ...(signal ? { signal } : {}),
  })
}

export const getGetNotificationsQueryKey = () => {
  return ['getNotifications'] as const
}

export const getGetNotificationsQueryOptions = <
  TData = Awaited<ReturnType<typeof getNotifications>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData>>
}) => {
  const { query: queryOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetNotificationsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getNotifications>>> = ({ signal }) => getNotifications(signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getNotifications>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof getNotifications>>>
export type GetNotificationsQueryError = SessionExpiredResponse | CallerErrorResponse | FailureResponse

export function useGetNotifications<
  TData = Awaited<ReturnType<typeof getNotifications>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotifications>>,
          TError,
          Awaited<ReturnType<typeof getNotifications>>
        >,
        'initialData'
      >
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotifications<
  TData = Awaited<ReturnType<typeof getNotifications>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotifications>>,
          TError,
          Awaited<ReturnType<typeof getNotifications>>
        >,
        'initialData'
      >
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotifications<
  TData = Awaited<ReturnType<typeof getNotifications>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the notifications
 */

export function useGetNotifications<
  TData = Awaited<ReturnType<typeof getNotifications>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetNotificationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetNotificationsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getNotifications>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData>>
}) => {
  const { query: queryOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetNotificationsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getNotifications>>> = ({ signal }) => getNotifications(signal)

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetNotificationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getNotifications>>>
export type GetNotificationsSuspenseQueryError = SessionExpiredResponse | CallerErrorResponse | FailureResponse

export function useGetNotificationsSuspense<
  TData = Awaited<ReturnType<typeof getNotifications>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options: { query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationsSuspense<
  TData = Awaited<ReturnType<typeof getNotifications>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationsSuspense<
  TData = Awaited<ReturnType<typeof getNotifications>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the notifications
 */

export function useGetNotificationsSuspense<
  TData = Awaited<ReturnType<typeof getNotifications>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetNotificationsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Marks one notification as read. `nc` falls by one in the answers that follow. There is no way back to unread.
 * @summary Mark a notification as read
 */
export const markNotificationAsRead = (
  markNotificationAsReadRequest: MarkNotificationAsReadRequest,
  signal?: AbortSignal,
) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`id`, markNotificationAsReadRequest.id)

  return act<MarkNotificationAsReadAnswer>({
    url: `/api/users.php#mnotificationar`,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    data: formUrlEncoded,
    ...(signal ? { signal } : {}),
  })
}

export const getMarkNotificationAsReadMutationKey = () => ['markNotificationAsRead'] as const

export const getMarkNotificationAsReadMutationOptions = <
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof markNotificationAsRead>>,
    TError,
    MarkNotificationAsReadMutationVariables,
    TContext
  >
}): UseMutationOptions<
  Awaited<ReturnType<typeof markNotificationAsRead>>,
  TError,
  MarkNotificationAsReadMutationVariables,
  TContext
> => {
  const mutationKey = getMarkNotificationAsReadMutationKey()
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof markNotificationAsRead>>,
    MarkNotificationAsReadMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return markNotificationAsRead(data)
  }

  return { mutationFn, ...mutationOptions }
}

export type MarkNotificationAsReadMutationResult = NonNullable<Awaited<ReturnType<typeof markNotificationAsRead>>>
export type MarkNotificationAsReadMutationBody = MarkNotificationAsReadRequest
export type MarkNotificationAsReadMutationError = SessionExpiredResponse | CallerErrorResponse | FailureResponse
export type MarkNotificationAsReadMutationVariables = { data: MarkNotificationAsReadRequest }

/**
 * @summary Mark a notification as read
 */
export const useMarkNotificationAsRead = <
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof markNotificationAsRead>>,
      TError,
      MarkNotificationAsReadMutationVariables,
      TContext
    >
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof markNotificationAsRead>>,
  TError,
  MarkNotificationAsReadMutationVariables,
  TContext
> => {
  return useMutation(getMarkNotificationAsReadMutationOptions(options), queryClient)
}
