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
import { GetPaymentFormAnswer } from '../../models/getPaymentFormAnswer.ts'
import { SubmitPaymentAnswer } from '../../models/submitPaymentAnswer.ts'
import type { SubmitPaymentRequest } from '../../models/submitPaymentRequest.ts'

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

export const getGetPaymentFormUrl = () => {
  return `/api/users.php#getmpcform`
}

/**
 * Fetches what the crypto payment screen needs: what can be paid for, the coins or networks on offer with an address for each, and the payments submitted so far.
 * @summary Get the payment form
 */
export const getPaymentForm = (options?: Parameters<typeof load>[1]) => {
  return load<GetPaymentFormAnswer>(getGetPaymentFormUrl(), {
    operation: { id: 'getPaymentForm', session: 'session', fields: { getmpcform: 'getmpcform' } },
    ...options,
    method: 'POST',
    schema: GetPaymentFormAnswer,
  })
}

export const getGetPaymentFormQueryKey = () => {
  return ['getPaymentForm'] as const
}

export const getGetPaymentFormQueryOptions = <
  TData = Awaited<ReturnType<typeof getPaymentForm>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetPaymentFormQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentForm>>> = ({ signal }) =>
    getPaymentForm({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getPaymentForm>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentFormQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentForm>>>
export type GetPaymentFormQueryError = ErrorType<unknown>

export function useGetPaymentForm<TData = Awaited<ReturnType<typeof getPaymentForm>>, TError = ErrorType<unknown>>(
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
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentForm<TData = Awaited<ReturnType<typeof getPaymentForm>>, TError = ErrorType<unknown>>(
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
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentForm<TData = Awaited<ReturnType<typeof getPaymentForm>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the payment form
 */

export function useGetPaymentForm<TData = Awaited<ReturnType<typeof getPaymentForm>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
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
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetPaymentFormQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentForm>>> = ({ signal }) =>
    getPaymentForm({ signal, ...requestOptions })

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPaymentFormSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentForm>>>
export type GetPaymentFormSuspenseQueryError = ErrorType<unknown>

export function useGetPaymentFormSuspense<
  TData = Awaited<ReturnType<typeof getPaymentForm>>,
  TError = ErrorType<unknown>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentFormSuspense<
  TData = Awaited<ReturnType<typeof getPaymentForm>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentFormSuspense<
  TData = Awaited<ReturnType<typeof getPaymentForm>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the payment form
 */

export function useGetPaymentFormSuspense<
  TData = Awaited<ReturnType<typeof getPaymentForm>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetPaymentFormSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSubmitPaymentUrl = () => {
  return `/api/users.php#newmpc`
}

/**
 * Reports a crypto payment for a stated purpose, made to the address shown, with a proof of
 * payment. The bank records it as `pending` and reviews it.
 *
 * Sent again, it is another payment, unless it carries the same `idempotency_key` and the bank
 * supports it.
 * @summary Submit a payment
 */
export const submitPayment = (submitPaymentRequest: SubmitPaymentRequest, options?: Parameters<typeof act>[1]) => {
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

  return act<SubmitPaymentAnswer>(getSubmitPaymentUrl(), {
    operation: {
      id: 'submitPayment',
      session: 'session',
      outcome: 'icon',
      fields: { newmpc: 'newmpc' },
      hasIdempotencyKey: true,
    },
    ...options,
    method: 'POST',
    body: formData,
    schema: SubmitPaymentAnswer,
  })
}

export const getSubmitPaymentMutationKey = () => ['submitPayment'] as const

export const getSubmitPaymentMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof submitPayment>>,
    TError,
    SubmitPaymentMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof act>
}): UseMutationOptions<Awaited<ReturnType<typeof submitPayment>>, TError, SubmitPaymentMutationVariables, TContext> => {
  const mutationKey = getSubmitPaymentMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitPayment>>, SubmitPaymentMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {}

    return submitPayment(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SubmitPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof submitPayment>>>
export type SubmitPaymentMutationBody = SubmitPaymentRequest
export type SubmitPaymentMutationError = ErrorType<unknown>
export type SubmitPaymentMutationVariables = { data: SubmitPaymentRequest }

/**
 * @summary Submit a payment
 */
export const useSubmitPayment = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof submitPayment>>,
      TError,
      SubmitPaymentMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof submitPayment>>, TError, SubmitPaymentMutationVariables, TContext> => {
  return useMutation(getSubmitPaymentMutationOptions(options), queryClient)
}
