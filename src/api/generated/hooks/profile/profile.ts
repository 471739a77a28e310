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
import { GetProfileAnswer } from '../../models/getProfileAnswer.ts'
import { UpdatePictureAnswer } from '../../models/updatePictureAnswer.ts'
import type { UpdatePictureRequest } from '../../models/updatePictureRequest.ts'
import { UpdateProfileAnswer } from '../../models/updateProfileAnswer.ts'
import type { UpdateProfileRequest } from '../../models/updateProfileRequest.ts'

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

export const getGetProfileUrl = () => {
  return `/api/users.php#getprofile`
}

/**
 * Fetches everything the bank knows about the customer. `user` has what the layout of every screen needs; `profile` has all of it.
 * @summary Get the profile
 */
export const getProfile = (options?: Parameters<typeof load>[1]) => {
  return load<GetProfileAnswer>(getGetProfileUrl(), {
    operation: { id: 'getProfile', session: 'session', fields: { getprofile: 'getprofile' } },
    ...options,
    method: 'POST',
    schema: GetProfileAnswer,
  })
}

export const getGetProfileQueryKey = () => {
  return ['getProfile'] as const
}

export const getGetProfileQueryOptions = <
  TData = Awaited<ReturnType<typeof getProfile>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetProfileQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfile>>> = ({ signal }) =>
    getProfile({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getProfile>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getProfile>>>
export type GetProfileQueryError = ErrorType<unknown>

export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the profile
 */

export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetProfileQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetProfileSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getProfile>>,
  TError = ErrorType<unknown>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>
  request?: SecondParameter<typeof load>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetProfileQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfile>>> = ({ signal }) =>
    getProfile({ signal, ...requestOptions })

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetProfileSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getProfile>>>
export type GetProfileSuspenseQueryError = ErrorType<unknown>

export function useGetProfileSuspense<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfileSuspense<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfileSuspense<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the profile
 */

export function useGetProfileSuspense<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>
    request?: SecondParameter<typeof load>
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetProfileSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getUpdatePictureUrl = () => {
  return `/api/users.php#updatepic`
}

/**
 * Replaces the profile picture. Loaders then name the new file in `picture`. The bank may refuse a file it cannot use.
 * @summary Change the profile picture
 */
export const updatePicture = (updatePictureRequest: UpdatePictureRequest, options?: Parameters<typeof act>[1]) => {
  const formData = new FormData()
  formData.append(`profilePic`, updatePictureRequest.profilePic)

  return act<UpdatePictureAnswer>(getUpdatePictureUrl(), {
    operation: { id: 'updatePicture', session: 'session', outcome: 'status', fields: { updatepic: 'updatepic' } },
    ...options,
    method: 'POST',
    body: formData,
    schema: UpdatePictureAnswer,
  })
}

export const getUpdatePictureMutationKey = () => ['updatePicture'] as const

export const getUpdatePictureMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof updatePicture>>,
    TError,
    UpdatePictureMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof act>
}): UseMutationOptions<Awaited<ReturnType<typeof updatePicture>>, TError, UpdatePictureMutationVariables, TContext> => {
  const mutationKey = getUpdatePictureMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePicture>>, UpdatePictureMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {}

    return updatePicture(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type UpdatePictureMutationResult = NonNullable<Awaited<ReturnType<typeof updatePicture>>>
export type UpdatePictureMutationBody = UpdatePictureRequest
export type UpdatePictureMutationError = ErrorType<unknown>
export type UpdatePictureMutationVariables = { data: UpdatePictureRequest }

/**
 * @summary Change the profile picture
 */
export const useUpdatePicture = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updatePicture>>,
      TError,
      UpdatePictureMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof updatePicture>>, TError, UpdatePictureMutationVariables, TContext> => {
  return useMutation(getUpdatePictureMutationOptions(options), queryClient)
}
export const getUpdateProfileUrl = () => {
  return `/api/users.php#updateprofile`
}

/**
 * Replaces the personal details. Every field is sent each time, changed or not. Username and e-mail address are not among them; `updateEmail` changes the latter. The bank may refuse what its rules do not allow, an empty name for instance; nothing is changed then.
 * @summary Change the profile
 */
export const updateProfile = (updateProfileRequest: UpdateProfileRequest, options?: Parameters<typeof act>[1]) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`fullname`, updateProfileRequest.fullname)
  formUrlEncoded.append(`phone`, updateProfileRequest.phone)
  formUrlEncoded.append(`gender`, updateProfileRequest.gender)
  formUrlEncoded.append(`dob`, updateProfileRequest.dob)
  formUrlEncoded.append(`country`, updateProfileRequest.country)
  formUrlEncoded.append(`marital_status`, updateProfileRequest.marital_status)
  formUrlEncoded.append(`home_address`, updateProfileRequest.home_address)
  formUrlEncoded.append(`next_of_kin`, updateProfileRequest.next_of_kin)

  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {}
    if (h instanceof Headers) return Object.fromEntries(h.entries())
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      )
    }
    const headers: Record<string, string | readonly string[]> = {}
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value
    }
    return headers
  }
  return act<UpdateProfileAnswer>(getUpdateProfileUrl(), {
    operation: {
      id: 'updateProfile',
      session: 'session',
      outcome: 'status',
      fields: { updateprofile: 'updateprofile' },
    },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded,
    schema: UpdateProfileAnswer,
  })
}

export const getUpdateProfileMutationKey = () => ['updateProfile'] as const

export const getUpdateProfileMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof updateProfile>>,
    TError,
    UpdateProfileMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof act>
}): UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError, UpdateProfileMutationVariables, TContext> => {
  const mutationKey = getUpdateProfileMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProfile>>, UpdateProfileMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {}

    return updateProfile(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type UpdateProfileMutationResult = NonNullable<Awaited<ReturnType<typeof updateProfile>>>
export type UpdateProfileMutationBody = UpdateProfileRequest
export type UpdateProfileMutationError = ErrorType<unknown>
export type UpdateProfileMutationVariables = { data: UpdateProfileRequest }

/**
 * @summary Change the profile
 */
export const useUpdateProfile = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateProfile>>,
      TError,
      UpdateProfileMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof updateProfile>>, TError, UpdateProfileMutationVariables, TContext> => {
  return useMutation(getUpdateProfileMutationOptions(options), queryClient)
}
