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
import { GetUpgradeFormAnswer } from '../../models/getUpgradeFormAnswer.ts'
import { SubmitUpgradeAnswer } from '../../models/submitUpgradeAnswer.ts'
import type { SubmitUpgradeRequest } from '../../models/submitUpgradeRequest.ts'

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

export const getGetUpgradeFormUrl = () => {
  return `/api/users.php#getupgradeform`
}

/**
 * Fetches what the upgrade screen needs: the account plans, the plan the customer is on, the coins or networks on offer with an address for each, and the upgrades submitted so far.
 * @summary Get the upgrade form
 */
export const getUpgradeForm = (options?: Parameters<typeof load>[1]) => {
  return load<GetUpgradeFormAnswer>(getGetUpgradeFormUrl(), {
    operation: { id: 'getUpgradeForm', session: 'session', fields: { getupgradeform: 'getupgradeform' } },
    ...options,
    method: 'POST',
    schema: GetUpgradeFormAnswer,
  })
}

export const getGetUpgradeFormQueryKey = () => {
  return ['getUpgradeForm'] as const
}

export const getGetUpgradeFormQueryOptions = <
  TData = Awaited<ReturnType<typeof getUpgradeForm>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetUpgradeFormQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getUpgradeForm>>> = ({ signal }) =>
    getUpgradeForm({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getUpgradeForm>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUpgradeFormQueryResult = NonNullable<Awaited<ReturnType<typeof getUpgradeForm>>>
export type GetUpgradeFormQueryError = ErrorType<unknown>

export function useGetUpgradeForm<TData = Awaited<ReturnType<typeof getUpgradeForm>>, TError = ErrorType<unknown>>(
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
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUpgradeForm<TData = Awaited<ReturnType<typeof getUpgradeForm>>, TError = ErrorType<unknown>>(
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
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUpgradeForm<TData = Awaited<ReturnType<typeof getUpgradeForm>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the upgrade form
 */

export function useGetUpgradeForm<TData = Awaited<ReturnType<typeof getUpgradeForm>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
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
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetUpgradeFormQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getUpgradeForm>>> = ({ signal }) =>
    getUpgradeForm({ signal, ...requestOptions })

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetUpgradeFormSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getUpgradeForm>>>
export type GetUpgradeFormSuspenseQueryError = ErrorType<unknown>

export function useGetUpgradeFormSuspense<
  TData = Awaited<ReturnType<typeof getUpgradeForm>>,
  TError = ErrorType<unknown>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUpgradeFormSuspense<
  TData = Awaited<ReturnType<typeof getUpgradeForm>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUpgradeFormSuspense<
  TData = Awaited<ReturnType<typeof getUpgradeForm>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the upgrade form
 */

export function useGetUpgradeFormSuspense<
  TData = Awaited<ReturnType<typeof getUpgradeForm>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpgradeForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetUpgradeFormSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSubmitUpgradeUrl = () => {
  return `/api/users.php#newupgrade`
}

/**
 * Requests another account plan and reports the crypto payment for it, made to the address
 * shown, with a proof of payment. The bank records it as `pending` and reviews it; the plan does
 * not change here.
 *
 * Sent again, it is another payment, unless it carries the same `idempotency_key` and the bank
 * supports it.
 * @summary Submit an upgrade
 */
export const submitUpgrade = (submitUpgradeRequest: SubmitUpgradeRequest, options?: Parameters<typeof act>[1]) => {
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

  return act<SubmitUpgradeAnswer>(getSubmitUpgradeUrl(), {
    operation: {
      id: 'submitUpgrade',
      session: 'session',
      outcome: 'icon',
      fields: { newupgrade: 'newupgrade' },
      hasIdempotencyKey: true,
    },
    ...options,
    method: 'POST',
    body: formData,
    schema: SubmitUpgradeAnswer,
  })
}

export const getSubmitUpgradeMutationKey = () => ['submitUpgrade'] as const

export const getSubmitUpgradeMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof submitUpgrade>>,
    TError,
    SubmitUpgradeMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof act>
}): UseMutationOptions<Awaited<ReturnType<typeof submitUpgrade>>, TError, SubmitUpgradeMutationVariables, TContext> => {
  const mutationKey = getSubmitUpgradeMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitUpgrade>>, SubmitUpgradeMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {}

    return submitUpgrade(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SubmitUpgradeMutationResult = NonNullable<Awaited<ReturnType<typeof submitUpgrade>>>
export type SubmitUpgradeMutationBody = SubmitUpgradeRequest
export type SubmitUpgradeMutationError = ErrorType<unknown>
export type SubmitUpgradeMutationVariables = { data: SubmitUpgradeRequest }

/**
 * @summary Submit an upgrade
 */
export const useSubmitUpgrade = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof submitUpgrade>>,
      TError,
      SubmitUpgradeMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof submitUpgrade>>, TError, SubmitUpgradeMutationVariables, TContext> => {
  return useMutation(getSubmitUpgradeMutationOptions(options), queryClient)
}
