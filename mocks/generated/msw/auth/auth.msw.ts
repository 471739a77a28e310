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

export const getSignInResponseMock = (): SignInAnswer => ({
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
})

export const getSignUpResponseMock = (): SignUpAnswer => ({
  status: 'success',
  error: false,
  message: 'Signup successful',
})

export const getVerifyEmailResponseMock = (): VerifyEmailAnswer => ({
  status: 'success',
  jwt: 'demo-temporary-token-not-real',
  verification_status: 'Not Verified',
})

export const getRequestPasswordResetResponseMock = (): RequestPasswordResetAnswer => ({
  status: 'success',
  message: 'Check your Email for further instructions.',
})

export const getResetPasswordResponseMock = (): ResetPasswordAnswer => ({
  status: 'success',
  message: 'Your password has been changed.',
})

export const getResendConfirmationCodeResponseMock = (): ResendConfirmationCodeAnswer => ({
  status: 'success',
  message: 'Code Sent',
})

export const getResendResetCodeResponseMock = (): ResendResetCodeAnswer => ({ status: 'success', message: 'Code Sent' })

export const getSignInMockHandler = (
  overrideResponse?:
    SignInAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignInAnswer> | SignInAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('signIn'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getSignUpMockHandler = (
  overrideResponse?:
    SignUpAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignUpAnswer> | SignUpAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('signUp'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignUpResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getVerifyEmailMockHandler = (
  overrideResponse?:
    | VerifyEmailAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VerifyEmailAnswer> | VerifyEmailAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('verifyEmail'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVerifyEmailResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getRequestPasswordResetMockHandler = (
  overrideResponse?:
    | RequestPasswordResetAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RequestPasswordResetAnswer> | RequestPasswordResetAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('requestPasswordReset'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestPasswordResetResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getResetPasswordMockHandler = (
  overrideResponse?:
    | ResetPasswordAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResetPasswordAnswer> | ResetPasswordAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('resetPassword'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResetPasswordResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getResendConfirmationCodeMockHandler = (
  overrideResponse?:
    | ResendConfirmationCodeAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ResendConfirmationCodeAnswer> | ResendConfirmationCodeAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('resendConfirmationCode'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResendConfirmationCodeResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getResendResetCodeMockHandler = (
  overrideResponse?:
    | ResendResetCodeAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ResendResetCodeAnswer> | ResendResetCodeAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('resendResetCode'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResendResetCodeResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}
export const getAuthMock = () => [
  getSignInMockHandler(),
  getSignUpMockHandler(),
  getVerifyEmailMockHandler(),
  getRequestPasswordResetMockHandler(),
  getResetPasswordMockHandler(),
  getResendConfirmationCodeMockHandler(),
  getResendResetCodeMockHandler(),
]
