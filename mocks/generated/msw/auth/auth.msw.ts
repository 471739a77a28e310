import type { RequestHandlerOptions } from 'msw'
/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { handlerOf } from '#mocks/calls.ts'
import type { Responding } from '#mocks/calls.ts'
import type { RequestPasswordResetAnswer } from '../../zod/schemas/requestPasswordResetAnswer.ts'
import type { ResendConfirmationCodeAnswer } from '../../zod/schemas/resendConfirmationCodeAnswer.ts'
import type { ResendResetCodeAnswer } from '../../zod/schemas/resendResetCodeAnswer.ts'
import type { ResetPasswordAnswer } from '../../zod/schemas/resetPasswordAnswer.ts'
import type { SignInAnswer } from '../../zod/schemas/signInAnswer.ts'
import type { SignUpAnswer } from '../../zod/schemas/signUpAnswer.ts'
import type { VerifyEmailAnswer } from '../../zod/schemas/verifyEmailAnswer.ts'

export const signIn = (
  response: Responding<SignInAnswer> = {
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
) => handlerOf('signIn', response, options)

export const signUp = (
  response: Responding<SignUpAnswer> = { status: 'success', error: false, message: 'Signup successful' },
  options?: RequestHandlerOptions,
) => handlerOf('signUp', response, options)

export const verifyEmail = (
  response: Responding<VerifyEmailAnswer> = {
    status: 'success',
    jwt: 'demo-temporary-token-not-real',
    verification_status: 'Not Verified',
  },
  options?: RequestHandlerOptions,
) => handlerOf('verifyEmail', response, options)

export const requestPasswordReset = (
  response: Responding<RequestPasswordResetAnswer> = {
    status: 'success',
    message: 'Check your Email for further instructions.',
  },
  options?: RequestHandlerOptions,
) => handlerOf('requestPasswordReset', response, options)

export const resetPassword = (
  response: Responding<ResetPasswordAnswer> = { status: 'success', message: 'Your password has been changed.' },
  options?: RequestHandlerOptions,
) => handlerOf('resetPassword', response, options)

export const resendConfirmationCode = (
  response: Responding<ResendConfirmationCodeAnswer> = { status: 'success', message: 'Code Sent' },
  options?: RequestHandlerOptions,
) => handlerOf('resendConfirmationCode', response, options)

export const resendResetCode = (
  response: Responding<ResendResetCodeAnswer> = { status: 'success', message: 'Code Sent' },
  options?: RequestHandlerOptions,
) => handlerOf('resendResetCode', response, options)
export const getAuthMock = () => [
  signIn(),
  signUp(),
  verifyEmail(),
  requestPasswordReset(),
  resetPassword(),
  resendConfirmationCode(),
  resendResetCode(),
]
