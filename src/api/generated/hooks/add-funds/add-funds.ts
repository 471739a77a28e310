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
import { GetCryptoDepositFormAnswer } from '../../models/getCryptoDepositFormAnswer.ts'
import { GetInstitutionAnswer } from '../../models/getInstitutionAnswer.ts'
import { SubmitCryptoDepositAnswer } from '../../models/submitCryptoDepositAnswer.ts'
import type { SubmitCryptoDepositRequest } from '../../models/submitCryptoDepositRequest.ts'

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

export const getGetInstitutionUrl = () => {
  return `/api/users.php#getinstituition`
}

/**
 * Fetches the details a customer gives to an institution that sends money: username, account number, and the bank's SWIFT code, routing number and country. The wire name is spelled as it is, with the extra letters.
 * @summary Get the details for an institutional transfer
 */
export const getInstitution = (options?: Parameters<typeof load>[1]) => {
  return load<GetInstitutionAnswer>(getGetInstitutionUrl(), {
    operation: { id: 'getInstitution', session: 'session', fields: { getinstituition: 'getinstituition' } },
    ...options,
    method: 'POST',
    schema: GetInstitutionAnswer,
  })
}

export const getGetInstitutionQueryKey = () => {
  return ['getInstitution'] as const
}

export const getGetInstitutionQueryOptions = <
  TData = Awaited<ReturnType<typeof getInstitution>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstitution>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetInstitutionQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getInstitution>>> = ({ signal }) =>
    getInstitution({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getInstitution>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInstitutionQueryResult = NonNullable<Awaited<ReturnType<typeof getInstitution>>>
export type GetInstitutionQueryError = ErrorType<unknown>

export function useGetInstitution<TData = Awaited<ReturnType<typeof getInstitution>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstitution>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInstitution>>,
          TError,
          Awaited<ReturnType<typeof getInstitution>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInstitution<TData = Awaited<ReturnType<typeof getInstitution>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstitution>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInstitution>>,
          TError,
          Awaited<ReturnType<typeof getInstitution>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInstitution<TData = Awaited<ReturnType<typeof getInstitution>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstitution>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the details for an institutional transfer
 */

export function useGetInstitution<TData = Awaited<ReturnType<typeof getInstitution>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstitution>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetInstitutionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetInstitutionSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getInstitution>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInstitution>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetInstitutionQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getInstitution>>> = ({ signal }) =>
    getInstitution({ signal, ...requestOptions })

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInstitution>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetInstitutionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getInstitution>>>
export type GetInstitutionSuspenseQueryError = ErrorType<unknown>

export function useGetInstitutionSuspense<
  TData = Awaited<ReturnType<typeof getInstitution>>,
  TError = ErrorType<unknown>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInstitution>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInstitutionSuspense<
  TData = Awaited<ReturnType<typeof getInstitution>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInstitution>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInstitutionSuspense<
  TData = Awaited<ReturnType<typeof getInstitution>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInstitution>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the details for an institutional transfer
 */

export function useGetInstitutionSuspense<
  TData = Awaited<ReturnType<typeof getInstitution>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInstitution>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetInstitutionSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetCryptoDepositFormUrl = () => {
  return `/api/users.php#getcdform`
}

/**
 * Fetches what the crypto deposit screen needs: the coins or networks on offer, the address to pay to for each, the deposits submitted so far, and the currency symbol.
 * @summary Get the crypto deposit form
 */
export const getCryptoDepositForm = (options?: Parameters<typeof load>[1]) => {
  return load<GetCryptoDepositFormAnswer>(getGetCryptoDepositFormUrl(), {
    operation: { id: 'getCryptoDepositForm', session: 'session', fields: { getcdform: 'getcdform' } },
    ...options,
    method: 'POST',
    schema: GetCryptoDepositFormAnswer,
  })
}

export const getGetCryptoDepositFormQueryKey = () => {
  return ['getCryptoDepositForm'] as const
}

export const getGetCryptoDepositFormQueryOptions = <
  TData = Awaited<ReturnType<typeof getCryptoDepositForm>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoDepositForm>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetCryptoDepositFormQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCryptoDepositForm>>> = ({ signal }) =>
    getCryptoDepositForm({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getCryptoDepositForm>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCryptoDepositFormQueryResult = NonNullable<Awaited<ReturnType<typeof getCryptoDepositForm>>>
export type GetCryptoDepositFormQueryError = ErrorType<unknown>

export function useGetCryptoDepositForm<
  TData = Awaited<ReturnType<typeof getCryptoDepositForm>>,
  TError = ErrorType<unknown>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoDepositForm>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCryptoDepositForm>>,
          TError,
          Awaited<ReturnType<typeof getCryptoDepositForm>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCryptoDepositForm<
  TData = Awaited<ReturnType<typeof getCryptoDepositForm>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoDepositForm>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCryptoDepositForm>>,
          TError,
          Awaited<ReturnType<typeof getCryptoDepositForm>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCryptoDepositForm<
  TData = Awaited<ReturnType<typeof getCryptoDepositForm>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoDepositForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the crypto deposit form
 */

export function useGetCryptoDepositForm<
  TData = Awaited<ReturnType<typeof getCryptoDepositForm>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoDepositForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCryptoDepositFormQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetCryptoDepositFormSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getCryptoDepositForm>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCryptoDepositForm>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetCryptoDepositFormQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCryptoDepositForm>>> = ({ signal }) =>
    getCryptoDepositForm({ signal, ...requestOptions })

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCryptoDepositForm>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCryptoDepositFormSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCryptoDepositForm>>>
export type GetCryptoDepositFormSuspenseQueryError = ErrorType<unknown>

export function useGetCryptoDepositFormSuspense<
  TData = Awaited<ReturnType<typeof getCryptoDepositForm>>,
  TError = ErrorType<unknown>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCryptoDepositForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCryptoDepositFormSuspense<
  TData = Awaited<ReturnType<typeof getCryptoDepositForm>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCryptoDepositForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCryptoDepositFormSuspense<
  TData = Awaited<ReturnType<typeof getCryptoDepositForm>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCryptoDepositForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the crypto deposit form
 */

export function useGetCryptoDepositFormSuspense<
  TData = Awaited<ReturnType<typeof getCryptoDepositForm>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCryptoDepositForm>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCryptoDepositFormSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSubmitCryptoDepositUrl = () => {
  return `/api/users.php#newcd`
}

/**
 * Reports a crypto payment that the customer has made to the address shown, with a proof of
 * payment. The bank records it as `pending` and reviews it; `getCryptoDepositForm` lists it from
 * then on. The balance does not change here.
 *
 * Sent again, it is another deposit, unless it carries the same `idempotency_key` and the bank
 * supports it.
 * @summary Submit a crypto deposit
 */
export const submitCryptoDeposit = (
  submitCryptoDepositRequest: SubmitCryptoDepositRequest,
  options?: Parameters<typeof act>[1],
) => {
  const formData = new FormData()
  formData.append(`type`, submitCryptoDepositRequest.type)
  formData.append(`amount`, submitCryptoDepositRequest.amount)
  if (submitCryptoDepositRequest.depositPic !== undefined) {
    formData.append(`depositPic`, submitCryptoDepositRequest.depositPic)
  }
  if (submitCryptoDepositRequest.idempotency_key !== undefined) {
    formData.append(`idempotency_key`, submitCryptoDepositRequest.idempotency_key)
  }

  return act<SubmitCryptoDepositAnswer>(getSubmitCryptoDepositUrl(), {
    operation: {
      id: 'submitCryptoDeposit',
      session: 'session',
      outcome: 'icon',
      fields: { newcd: 'newcd' },
      hasIdempotencyKey: true,
    },
    ...options,
    method: 'POST',
    body: formData,
    schema: SubmitCryptoDepositAnswer,
  })
}

export const getSubmitCryptoDepositMutationKey = () => ['submitCryptoDeposit'] as const

export const getSubmitCryptoDepositMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof submitCryptoDeposit>>,
    TError,
    SubmitCryptoDepositMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof act>
}): UseMutationOptions<
  Awaited<ReturnType<typeof submitCryptoDeposit>>,
  TError,
  SubmitCryptoDepositMutationVariables,
  TContext
> => {
  const mutationKey = getSubmitCryptoDepositMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof submitCryptoDeposit>>,
    SubmitCryptoDepositMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return submitCryptoDeposit(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SubmitCryptoDepositMutationResult = NonNullable<Awaited<ReturnType<typeof submitCryptoDeposit>>>
export type SubmitCryptoDepositMutationBody = SubmitCryptoDepositRequest
export type SubmitCryptoDepositMutationError = ErrorType<unknown>
export type SubmitCryptoDepositMutationVariables = { data: SubmitCryptoDepositRequest }

/**
 * @summary Submit a crypto deposit
 */
export const useSubmitCryptoDeposit = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof submitCryptoDeposit>>,
      TError,
      SubmitCryptoDepositMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof submitCryptoDeposit>>,
  TError,
  SubmitCryptoDepositMutationVariables,
  TContext
> => {
  return useMutation(getSubmitCryptoDepositMutationOptions(options), queryClient)
}
