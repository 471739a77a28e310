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
import { GetIdentityDocumentsAnswer } from '../../models/getIdentityDocumentsAnswer.ts'
import { SubmitVerificationAnswer } from '../../models/submitVerificationAnswer.ts'
import type { SubmitVerificationRequest } from '../../models/submitVerificationRequest.ts'

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

export const getGetIdentityDocumentsUrl = () => {
  return `/api/users.php#getdocs`
}

/**
 * Lists the kinds of identity documents the bank accepts. It is requested before a session exists, so it needs no token; one that is sent with it does no harm. It is the only loader without `user` and `nc`.
 * @summary List the documents that prove an identity
 */
export const getIdentityDocuments = (options?: Parameters<typeof load>[1]) => {
  return load<GetIdentityDocumentsAnswer>(getGetIdentityDocumentsUrl(), {
    operation: { id: 'getIdentityDocuments', session: 'none', fields: { getdocs: 'getdocs' } },
    ...options,
    method: 'POST',
    schema: GetIdentityDocumentsAnswer,
  })
}

export const getGetIdentityDocumentsQueryKey = () => {
  return ['getIdentityDocuments'] as const
}

export const getGetIdentityDocumentsQueryOptions = <
  TData = Awaited<ReturnType<typeof getIdentityDocuments>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentityDocuments>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetIdentityDocumentsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdentityDocuments>>> = ({ signal }) =>
    getIdentityDocuments({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getIdentityDocuments>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIdentityDocumentsQueryResult = NonNullable<Awaited<ReturnType<typeof getIdentityDocuments>>>
export type GetIdentityDocumentsQueryError = ErrorType<unknown>

export function useGetIdentityDocuments<
  TData = Awaited<ReturnType<typeof getIdentityDocuments>>,
  TError = ErrorType<unknown>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentityDocuments>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdentityDocuments>>,
          TError,
          Awaited<ReturnType<typeof getIdentityDocuments>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIdentityDocuments<
  TData = Awaited<ReturnType<typeof getIdentityDocuments>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentityDocuments>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdentityDocuments>>,
          TError,
          Awaited<ReturnType<typeof getIdentityDocuments>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIdentityDocuments<
  TData = Awaited<ReturnType<typeof getIdentityDocuments>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentityDocuments>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the documents that prove an identity
 */

export function useGetIdentityDocuments<
  TData = Awaited<ReturnType<typeof getIdentityDocuments>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentityDocuments>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetIdentityDocumentsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetIdentityDocumentsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getIdentityDocuments>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdentityDocuments>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetIdentityDocumentsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdentityDocuments>>> = ({ signal }) =>
    getIdentityDocuments({ signal, ...requestOptions })

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdentityDocuments>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetIdentityDocumentsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getIdentityDocuments>>>
export type GetIdentityDocumentsSuspenseQueryError = ErrorType<unknown>

export function useGetIdentityDocumentsSuspense<
  TData = Awaited<ReturnType<typeof getIdentityDocuments>>,
  TError = ErrorType<unknown>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdentityDocuments>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIdentityDocumentsSuspense<
  TData = Awaited<ReturnType<typeof getIdentityDocuments>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdentityDocuments>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIdentityDocumentsSuspense<
  TData = Awaited<ReturnType<typeof getIdentityDocuments>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdentityDocuments>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the documents that prove an identity
 */

export function useGetIdentityDocumentsSuspense<
  TData = Awaited<ReturnType<typeof getIdentityDocuments>>,
  TError = ErrorType<unknown>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdentityDocuments>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetIdentityDocumentsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSubmitVerificationUrl = () => {
  return `/api/users.php#submit_verification`
}

/**
 * Submits identity documents. When the bank accepts them, the customer's verification becomes `Pending Verification` and a review begins; the temporary token is no longer needed, and the customer signs in again when the review is over. A customer who is signed in may submit documents with the session token; whether that session continues, and what an approved customer may do during the review, is up to the bank. The bank may refuse with a `message`.
 * @summary Submit identity documents
 */
export const submitVerification = (
  submitVerificationRequest: SubmitVerificationRequest,
  options?: Parameters<typeof act>[1],
) => {
  const formData = new FormData()
  formData.append(`type`, submitVerificationRequest.type)
  if (submitVerificationRequest.country !== undefined) {
    formData.append(`country`, submitVerificationRequest.country)
  }
  if (submitVerificationRequest.phone !== undefined) {
    formData.append(`phone`, submitVerificationRequest.phone)
  }
  if (submitVerificationRequest.home_address !== undefined) {
    formData.append(`home_address`, submitVerificationRequest.home_address)
  }
  if (submitVerificationRequest.pic !== undefined) {
    formData.append(`pic`, submitVerificationRequest.pic)
  }
  if (submitVerificationRequest.idcardFront !== undefined) {
    formData.append(`idcardFront`, submitVerificationRequest.idcardFront)
  }
  if (submitVerificationRequest.idcardBack !== undefined) {
    formData.append(`idcardBack`, submitVerificationRequest.idcardBack)
  }
  if (submitVerificationRequest.file !== undefined) {
    formData.append(`file`, submitVerificationRequest.file)
  }
  if (submitVerificationRequest.idempotency_key !== undefined) {
    formData.append(`idempotency_key`, submitVerificationRequest.idempotency_key)
  }

  return act<SubmitVerificationAnswer>(getSubmitVerificationUrl(), {
    operation: {
      id: 'submitVerification',
      session: 'temporary',
      outcome: 'status',
      fields: { submit_verification: 'submit_verification' },
      hasIdempotencyKey: true,
    },
    ...options,
    method: 'POST',
    body: formData,
    schema: SubmitVerificationAnswer,
  })
}

export const getSubmitVerificationMutationKey = () => ['submitVerification'] as const

export const getSubmitVerificationMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof submitVerification>>,
    TError,
    SubmitVerificationMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof act>
}): UseMutationOptions<
  Awaited<ReturnType<typeof submitVerification>>,
  TError,
  SubmitVerificationMutationVariables,
  TContext
> => {
  const mutationKey = getSubmitVerificationMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof submitVerification>>,
    SubmitVerificationMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return submitVerification(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SubmitVerificationMutationResult = NonNullable<Awaited<ReturnType<typeof submitVerification>>>
export type SubmitVerificationMutationBody = SubmitVerificationRequest
export type SubmitVerificationMutationError = ErrorType<unknown>
export type SubmitVerificationMutationVariables = { data: SubmitVerificationRequest }

/**
 * @summary Submit identity documents
 */
export const useSubmitVerification = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof submitVerification>>,
      TError,
      SubmitVerificationMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof submitVerification>>,
  TError,
  SubmitVerificationMutationVariables,
  TContext
> => {
  return useMutation(getSubmitVerificationMutationOptions(options), queryClient)
}
