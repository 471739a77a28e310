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

import type { GetUpgradeFormAnswer } from '../../models/getUpgradeFormAnswer.ts'

import type { SessionExpiredResponse } from '../../models/sessionExpiredResponse.ts'

import type { SubmitUpgradeAnswer } from '../../models/submitUpgradeAnswer.ts'

import type { SubmitUpgradeRequest } from '../../models/submitUpgradeRequest.ts'

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
 * Fetches what the upgrade screen needs: the account plans, the plan the customer is on, the coins or networks on offer with an address for each, and the upgrades submitted so far.
 * @summary Get the upgrade form
 */
export const getUpgradeForm = (signal?: AbortSignal) => {
  return load<GetUpgradeFormAnswer>({
    url: `/api/users.php#getupgradeform`,
    method: 'POST',
    ...(signal ? { signal } : {}),
  })
}

export const getGetUpgradeFormQueryKey = () => {
  return ['getUpgradeForm'] as const
}

export const getGetUpgradeFormQueryOptions = <
  TData = Awaited<ReturnType<typeof getUpgradeForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData>>
}) => {
  const { query: queryOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetUpgradeFormQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getUpgradeForm>>> = ({ signal }) => getUpgradeForm(signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getUpgradeForm>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUpgradeFormQueryResult = NonNullable<Awaited<ReturnType<typeof getUpgradeForm>>>
export type GetUpgradeFormQueryError = SessionExpiredResponse | CallerErrorResponse | FailureResponse

export function useGetUpgradeForm<
  TData = Awaited<ReturnType<typeof getUpgradeForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUpgradeForm>>,
          TError,
          Awaited<ReturnType<typeof getUpgradeForm>>
        >,
        'initialData'
      >
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUpgradeForm<
  TData = Awaited<ReturnType<typeof getUpgradeForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUpgradeForm>>,
          TError,
          Awaited<ReturnType<typeof getUpgradeForm>>
        >,
        'initialData'
      >
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUpgradeForm<
  TData = Awaited<ReturnType<typeof getUpgradeForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the upgrade form
 */

export function useGetUpgradeForm<
  TData = Awaited<ReturnType<typeof getUpgradeForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetUpgradeFormQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetUpgradeFormSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getUpgradeForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData>>
}) => {
  const { query: queryOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetUpgradeFormQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getUpgradeForm>>> = ({ signal }) => getUpgradeForm(signal)

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetUpgradeFormSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getUpgradeForm>>>
export type GetUpgradeFormSuspenseQueryError = SessionExpiredResponse | CallerErrorResponse | FailureResponse

export function useGetUpgradeFormSuspense<
  TData = Awaited<ReturnType<typeof getUpgradeForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options: { query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUpgradeFormSuspense<
  TData = Awaited<ReturnType<typeof getUpgradeForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUpgradeFormSuspense<
  TData = Awaited<ReturnType<typeof getUpgradeForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the upgrade form
 */

export function useGetUpgradeFormSuspense<
  TData = Awaited<ReturnType<typeof getUpgradeForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetUpgradeFormSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Asks for another account plan and reports the crypto payment for it, made to the address
 * shown, with a proof of payment. The bank takes it in as `pending` and reviews it; the plan
 * does not change here.
 *
 * Sent again, it is another payment, unless it carries the same `idempotency_key` and the bank
 * heeds it.
 * @summary Submit an upgrade
 */
export const submitUpgrade = (submitUpgradeRequest: SubmitUpgradeRequest, signal?: AbortSignal) => {
  const formData = new FormData()
  formData.append(`plan`, submitUpgradeRequest.plan)
  formData.append(`type`, submitUpgradeRequest.type)
  formData.append(`amount`, submitUpgradeRequest.amount)
  if (submitUpgradeRequest.depositPic !== undefined) {
    formData.append(`depositPic`, submitUpgradeRequest.depositPic)
  }
  if (submitUpgradeRequest.idempotency_key !== undefined) {
    formData.append(`idempotency_key`, submitUpgradeRequest.idempotency_key)
  }

  return act<SubmitUpgradeAnswer>({
    url: `/api/users.php#newupgrade`,
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data' },
    data: formData,
    ...(signal ? { signal } : {}),
  })
}

export const getSubmitUpgradeMutationKey = () => ['submitUpgrade'] as const

export const getSubmitUpgradeMutationOptions = <
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof submitUpgrade>>,
    TError,
    SubmitUpgradeMutationVariables,
    TContext
  >
}): UseMutationOptions<Awaited<ReturnType<typeof submitUpgrade>>, TError, SubmitUpgradeMutationVariables, TContext> => {
  const mutationKey = getSubmitUpgradeMutationKey()
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitUpgrade>>, SubmitUpgradeMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {}

    return submitUpgrade(data)
  }

  return { mutationFn, ...mutationOptions }
}

export type SubmitUpgradeMutationResult = NonNullable<Awaited<ReturnType<typeof submitUpgrade>>>
export type SubmitUpgradeMutationBody = SubmitUpgradeRequest
export type SubmitUpgradeMutationError = SessionExpiredResponse | CallerErrorResponse | FailureResponse
export type SubmitUpgradeMutationVariables = { data: SubmitUpgradeRequest }

/**
 * @summary Submit an upgrade
 */
export const useSubmitUpgrade = <
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof submitUpgrade>>,
      TError,
      SubmitUpgradeMutationVariables,
      TContext
    >
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof submitUpgrade>>, TError, SubmitUpgradeMutationVariables, TContext> => {
  return useMutation(getSubmitUpgradeMutationOptions(options), queryClient)
}
