/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { useMutation } from '@tanstack/react-query'
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query'
import { act } from '../../../client.ts'
import type { ErrorType } from '../../../client.ts'
import { SignInAnswer } from '../../models/signInAnswer.ts'
import type { SignInRequest } from '../../models/signInRequest.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

export const getSignInUrl = () => {
  return `/api/users.php#userlogin`
}

/**
 * Signs a customer in with e-mail and password, and names the next step.
 *
 * The response has one of these outcomes, tested in this order:
 *
 * 1. **Refused**: `error` is set. Without further fields the credentials are wrong: they are
 *    tested before anything else. With `verified` = no and `email`, the e-mail address has to
 *    be verified first. With `submitted`, identity verification is missing (`No`) or under
 *    review (`Yes`); the response may then carry a temporary token.
 * 2. **Administrator**: `role` is `admin`. The browser goes to the administrators' own area.
 * 3. **Notice**: `ismsg` is set. The customer reads `head` and `body` and gets no session.
 * 4. **Not verified** or **declined**: `jwt` is a temporary token and the customer goes to
 *    identity verification.
 * 5. **Pending**: `jwt` is a temporary token and the customer reads that the review is under way.
 * 6. **Signed in**: `jwt` is a session token.
 *
 * A session token is issued only to a customer with a verified e-mail address and an approved
 * identity; everybody else gets at most a temporary one.
 *
 * A customer whose identity is not approved can get one of two responses, a refusal with
 * `submitted` (1) or a `verification_status` (4 and 5). A new backend SHOULD respond in the
 * second way: without `error`, with `verification_status` and a temporary token in `jwt`.
 * @summary Sign in
 */
export const signIn = (signInRequest: SignInRequest, options?: Parameters<typeof act>[1]) => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`email`, signInRequest.email)
  formUrlEncoded.append(`password`, signInRequest.password)

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
  return act<SignInAnswer>(getSignInUrl(), {
    operation: { id: 'signIn', session: 'none', outcome: 'error', query: { crud: 'userlogin' } },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded,
    schema: SignInAnswer,
  })
}

export const getSignInMutationKey = () => ['signIn'] as const

export const getSignInMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof signIn>>, TError, SignInMutationVariables, TContext>
  request?: SecondParameter<typeof act>
}): UseMutationOptions<Awaited<ReturnType<typeof signIn>>, TError, SignInMutationVariables, TContext> => {
  const mutationKey = getSignInMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof signIn>>, SignInMutationVariables> = (props) => {
    const { data } = props ?? {}

    return signIn(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SignInMutationResult = NonNullable<Awaited<ReturnType<typeof signIn>>>
export type SignInMutationBody = SignInRequest
export type SignInMutationError = ErrorType<unknown>
export type SignInMutationVariables = { data: SignInRequest }

/**
 * @summary Sign in
 */
export const useSignIn = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof signIn>>, TError, SignInMutationVariables, TContext>
    request?: SecondParameter<typeof act>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof signIn>>, TError, SignInMutationVariables, TContext> => {
  return useMutation(getSignInMutationOptions(options), queryClient)
}
