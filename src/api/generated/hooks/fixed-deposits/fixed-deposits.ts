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
import { GetFixedDepositFormAnswer } from '../../models/getFixedDepositFormAnswer.ts'
import { SubmitFixedDepositAnswer } from '../../models/submitFixedDepositAnswer.ts'
import type { SubmitFixedDepositRequest } from '../../models/submitFixedDepositRequest.ts'

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

export const getGetFixedDepositFormUrl = () => {
  return `/api/users.php#getfdcform`
}

/**
 * Fetches what the fixed-deposit screen needs: the plans, the coins or networks on offer with an address for each, and the fixed deposits submitted so far.
 * @summary Get the fixed-deposit form
 */
export const getFixedDepositForm = (options?: Parameters<typeof load>[1]) => {
  return load<GetFixedDepositFormAnswer>(getGetFixedDepositFormUrl(), {
    operation: { id: 'getFixedDepositForm', session: 'session', fields: { getfdcform: 'getfdcform' } },
    ...options,
    method: 'POST',
    schema: GetFixedDepositFormAnswer,
  })
}

export const getGetFixedDepositFormQueryKey = () => {
  return ['getFixedDepositForm'] as const
}

export const getGetFixedDepositFormQueryOptions = <
  TData = Awaited<ReturnType<typeof getFixedDepositForm>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFixedDepositForm>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetFixedDepositFormQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getFixedDepositForm>>> = ({ signal }) =>
    getFixedDepositForm({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getFixedDepositForm>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFixedDepositFormQueryResult = NonNullable<Awaited<ReturnType<typeof getFixedDepositForm>>>
export type GetFixedDepositFormQueryError = ErrorType<unknown>

export function useGetFixedDepositForm<
  TData = Awaited<ReturnType<typeof getFixedDepositForm>>,
  TError = ErrorType<unknown>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFixedDepositForm>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFixedDepositForm>>,
          TError,
          Awaited<ReturnType<typeof getFixedDepositForm>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFixedDepositForm<
  TData = Awaited<ReturnType<typeof getFixedDepositForm>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFixedDepositForm>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFixedDepositForm>>,
          TError,
          Awaited<ReturnType<typeof getFixedDepositForm>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFixedDepositForm<
  TData = Awaited<ReturnType<typeof getFixedDepositForm>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFixedDepositForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the fixed-deposit form
 */

export function useGetFixedDepositForm<
  TData = Awaited<ReturnType<typeof getFixedDepositForm>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFixedDepositForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetFixedDepositFormQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetFixedDepositFormSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getFixedDepositForm>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFixedDepositForm>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetFixedDepositFormQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getFixedDepositForm>>> = ({ signal }) =>
    getFixedDepositForm({ signal, ...requestOptions })

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFixedDepositForm>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetFixedDepositFormSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getFixedDepositForm>>>
export type GetFixedDepositFormSuspenseQueryError = ErrorType<unknown>

export function useGetFixedDepositFormSuspense<
  TData = Awaited<ReturnType<typeof getFixedDepositForm>>,
  TError = ErrorType<unknown>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFixedDepositForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFixedDepositFormSuspense<
  TData = Awaited<ReturnType<typeof getFixedDepositForm>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFixedDepositForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFixedDepositFormSuspense<
  TData = Awaited<ReturnType<typeof getFixedDepositForm>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFixedDepositForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the fixed-deposit form
 */

export function useGetFixedDepositFormSuspense<
  TData = Awaited<ReturnType<typeof getFixedDepositForm>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFixedDepositForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetFixedDepositFormSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSubmitFixedDepositUrl = () => {
  return `/api/users.php#newfdc`
}

/**
 * Reports a crypto payment into a fixed-deposit plan, made to the address shown, with a proof of
 * payment. The bank records it as `pending` and reviews it. The file field is called
 * `fixedDepositPic` here, unlike in the other forms.
 *
 * Sent again, it is another fixed deposit, unless it carries the same `idempotency_key` and the
 * bank supports it.
 * @summary Submit a fixed deposit
 */
export const submitFixedDeposit = (
  submitFixedDepositRequest: SubmitFixedDepositRequest,
  options?: Parameters<typeof act>[1],
) => {
  const formData = new FormData()
  formData.append(`plan`, submitFixedDepositRequest.plan)
  formData.append(`type`, submitFixedDepositRequest.type)
  formData.append(`amount`, submitFixedDepositRequest.amount)
  if (submitFixedDepositRequest.fixedDepositPic !== undefined) {
    formData.append(`fixedDepositPic`, submitFixedDepositRequest.fixedDepositPic)
  }
  if (submitFixedDepositRequest.idempotency_key !== undefined) {
    formData.append(`idempotency_key`, submitFixedDepositRequest.idempotency_key)
  }

  return act<SubmitFixedDepositAnswer>(getSubmitFixedDepositUrl(), {
    operation: {
      id: 'submitFixedDeposit',
      session: 'session',
      outcome: 'icon',
      fields: { newfdc: 'newfdc' },
      hasIdempotencyKey: true,
    },
    ...options,
    method: 'POST',
    body: formData,
    schema: SubmitFixedDepositAnswer,
  })
}

export const getSubmitFixedDepositMutationKey = () => ['submitFixedDeposit'] as const

export const getSubmitFixedDepositMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof submitFixedDeposit>>,
    TError,
    SubmitFixedDepositMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof act>
}): UseMutationOptions<
  Awaited<ReturnType<typeof submitFixedDeposit>>,
  TError,
  SubmitFixedDepositMutationVariables,
  TContext
> => {
  const mutationKey = getSubmitFixedDepositMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof submitFixedDeposit>>,
    SubmitFixedDepositMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return submitFixedDeposit(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SubmitFixedDepositMutationResult = NonNullable<Awaited<ReturnType<typeof submitFixedDeposit>>>
export type SubmitFixedDepositMutationBody = SubmitFixedDepositRequest
export type SubmitFixedDepositMutationError = ErrorType<unknown>
export type SubmitFixedDepositMutationVariables = { data: SubmitFixedDepositRequest }

/**
 * @summary Submit a fixed deposit
 */
export const useSubmitFixedDeposit = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof submitFixedDeposit>>,
      TError,
      SubmitFixedDepositMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof submitFixedDeposit>>,
  TError,
  SubmitFixedDepositMutationVariables,
  TContext
> => {
  return useMutation(getSubmitFixedDepositMutationOptions(options), queryClient)
}
