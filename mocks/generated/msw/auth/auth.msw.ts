/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { http, HttpResponse, type RequestHandlerOptions } from 'msw'
import { calls } from '#mocks/calls.ts'
import type { RequestPasswordResetAnswer } from '../../zod/schemas/requestPasswordResetAnswer.ts'
import type { ResendConfirmationCodeAnswer } from '../../zod/schemas/resendConfirmationCodeAnswer.ts'
import type { ResendResetCodeAnswer } from '../../zod/schemas/resendResetCodeAnswer.ts'
import type { ResetPasswordAnswer } from '../../zod/schemas/resetPasswordAnswer.ts'
import type { SignInAnswer } from '../../zod/schemas/signInAnswer.ts'
import type { SignUpAnswer } from '../../zod/schemas/signUpAnswer.ts'
import type { VerifyEmailAnswer } from '../../zod/schemas/verifyEmailAnswer.ts'

export const getSignInMockHandler = (
  response:
    SignInAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignInAnswer> | SignInAnswer) = {
    status: 'success',
    message: 'Welcome Back',
    jwt: 'demo-session-token-not-real',
    role: 'customer',
    verified: 'yes',
    submitted: 'Yes',
    email: 'mira.halden@example.com',
    verification_status: 'verified',
    user: {
      fullname: 'Mira Halden',
      email: 'mira.halden@example.com',
      username: 'mira.halden',
      picture: null,
      current_plan: 'Basic',
      role: 'customer',
      verification_status: 'verified',
    },
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('signIn'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )

export const getSignUpMockHandler = (
  response:
    SignUpAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignUpAnswer> | SignUpAnswer) = {
    status: 'success',
    error: false,
    message: 'Signup successful',
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('signUp'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )

export const getVerifyEmailMockHandler = (
  response:
    | VerifyEmailAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VerifyEmailAnswer> | VerifyEmailAnswer) = {
    status: 'success',
    jwt: 'demo-temporary-token-not-real',
    verification_status: 'Not Verified',
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('verifyEmail'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )

export const getRequestPasswordResetMockHandler = (
  response:
    | RequestPasswordResetAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RequestPasswordResetAnswer> | RequestPasswordResetAnswer) = {
    status: 'success',
    message: 'Check your Email for further instructions.',
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('requestPasswordReset'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )

export const getResetPasswordMockHandler = (
  response:
    | ResetPasswordAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResetPasswordAnswer> | ResetPasswordAnswer) = {
    status: 'success',
    message: 'Your password has been changed.',
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('resetPassword'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )

export const getResendConfirmationCodeMockHandler = (
  response:
    | ResendConfirmationCodeAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ResendConfirmationCodeAnswer> | ResendConfirmationCodeAnswer) = {
    status: 'success',
    message: 'Code Sent',
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('resendConfirmationCode'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )

export const getResendResetCodeMockHandler = (
  response:
    | ResendResetCodeAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ResendResetCodeAnswer> | ResendResetCodeAnswer) = { status: 'success', message: 'Code Sent' },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('resendResetCode'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )
export const getAuthMock = () => [
  getSignInMockHandler(),
  getSignUpMockHandler(),
  getVerifyEmailMockHandler(),
  getRequestPasswordResetMockHandler(),
  getResetPasswordMockHandler(),
  getResendConfirmationCodeMockHandler(),
  getResendResetCodeMockHandler(),
]
