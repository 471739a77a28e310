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

import type { GetPaymentFormAnswer } from '../../models/getPaymentFormAnswer.ts'

import type { SessionExpiredResponse } from '../../models/sessionExpiredResponse.ts'

import type { SubmitPaymentAnswer } from '../../models/submitPaymentAnswer.ts'

import type { SubmitPaymentRequest } from '../../models/submitPaymentRequest.ts'

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
 * Fetches what the crypto payment screen needs: what can be paid for, the coins or networks on offer with an address for each, and the payments submitted so far.
 * @summary Get the payment form
 */
export const getPaymentForm = (signal?: AbortSignal) => {
  return load<GetPaymentFormAnswer>({ url: `/api/users.php#getmpcform`, method: 'POST', ...(signal ? { signal } : {}) })
}

export const getGetPaymentFormQueryKey = () => {
  return ['getPaymentForm'] as const
}

export const getGetPaymentFormQueryOptions = <
  TData = Awaited<ReturnType<typeof getPaymentForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData>>
}) => {
  const { query: queryOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetPaymentFormQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentForm>>> = ({ signal }) => getPaymentForm(signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getPaymentForm>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentFormQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentForm>>>
export type GetPaymentFormQueryError = SessionExpiredResponse | CallerErrorResponse | FailureResponse

export function useGetPaymentForm<
  TData = Awaited<ReturnType<typeof getPaymentForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentForm>>,
          TError,
          Awaited<ReturnType<typeof getPaymentForm>>
        >,
        'initialData'
      >
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentForm<
  TData = Awaited<ReturnType<typeof getPaymentForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentForm>>,
          TError,
          Awaited<ReturnType<typeof getPaymentForm>>
        >,
        'initialData'
      >
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentForm<
  TData = Awaited<ReturnType<typeof getPaymentForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the payment form
 */

export function useGetPaymentForm<
  TData = Awaited<ReturnType<typeof getPaymentForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetPaymentFormQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetPaymentFormSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getPaymentForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData>>
}) => {
  const { query: queryOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetPaymentFormQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentForm>>> = ({ signal }) => getPaymentForm(signal)

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPaymentFormSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentForm>>>
export type GetPaymentFormSuspenseQueryError = SessionExpiredResponse | CallerErrorResponse | FailureResponse

export function useGetPaymentFormSuspense<
  TData = Awaited<ReturnType<typeof getPaymentForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options: { query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentFormSuspense<
  TData = Awaited<ReturnType<typeof getPaymentForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentFormSuspense<
  TData = Awaited<ReturnType<typeof getPaymentForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the payment form
 */

export function useGetPaymentFormSuspense<
  TData = Awaited<ReturnType<typeof getPaymentForm>>,
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
>(
  options?: { query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData>> },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetPaymentFormSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Reports a crypto payment for a stated purpose, made to the address shown, with a proof of
 * payment. The bank takes it in as `pending` and reviews it.
 *
 * Sent again, it is another payment, unless it carries the same `idempotency_key` and the bank
 * heeds it.
 * @summary Submit a payment
 */
export const submitPayment = (submitPaymentRequest: SubmitPaymentRequest, signal?: AbortSignal) => {
  const formData = new FormData()
  formData.append(`purpose`, submitPaymentRequest.purpose)
  formData.append(`type`, submitPaymentRequest.type)
  formData.append(`amount`, submitPaymentRequest.amount)
  if (submitPaymentRequest.depositPic !== undefined) {
    formData.append(`depositPic`, submitPaymentRequest.depositPic)
  }
  if (submitPaymentRequest.idempotency_key !== undefined) {
    formData.append(`idempotency_key`, submitPaymentRequest.idempotency_key)
  }

  return act<SubmitPaymentAnswer>({
    url: `/api/users.php#newmpc`,
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data' },
    data: formData,
    ...(signal ? { signal } : {}),
  })
}

export const getSubmitPaymentMutationKey = () => ['submitPayment'] as const

export const getSubmitPaymentMutationOptions = <
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof submitPayment>>,
    TError,
    SubmitPaymentMutationVariables,
    TContext
  >
}): UseMutationOptions<Awaited<ReturnType<typeof submitPayment>>, TError, SubmitPaymentMutationVariables, TContext> => {
  const mutationKey = getSubmitPaymentMutationKey()
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitPayment>>, SubmitPaymentMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {}

    return submitPayment(data)
  }

  return { mutationFn, ...mutationOptions }
}

export type SubmitPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof submitPayment>>>
export type SubmitPaymentMutationBody = SubmitPaymentRequest
export type SubmitPaymentMutationError = SessionExpiredResponse | CallerErrorResponse | FailureResponse
export type SubmitPaymentMutationVariables = { data: SubmitPaymentRequest }

/**
 * @summary Submit a payment
 */
export const useSubmitPayment = <
  TError = SessionExpiredResponse | CallerErrorResponse | FailureResponse,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof submitPayment>>,
      TError,
      SubmitPaymentMutationVariables,
      TContext
    >
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof submitPayment>>, TError, SubmitPaymentMutationVariables, TContext> => {
  return useMutation(getSubmitPaymentMutationOptions(options), queryClient)
}
