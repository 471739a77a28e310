import * as z from 'zod/mini'
import { RequestPasswordResetRequest } from '#src/api/generated/models/requestPasswordResetRequest.ts'
import { ResetPasswordRequest } from '#src/api/generated/models/resetPasswordRequest.ts'
import {
  SignUpRequest,
  signUpRequestEmailRegExp,
  signUpRequestPasswordMin,
} from '#src/api/generated/models/signUpRequest.ts'
import { VerifyEmailRequest } from '#src/api/generated/models/verifyEmailRequest.ts'
import { authTexts } from '#src/texts/auth.ts'

const trimmed = z.string().check(z.trim())
/** An unticked checkbox has no form value. */
const ticked = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value !== undefined),
)

export const passwordsDiffer = 'Passwords differ'

const signUpFields = z.extend(z.omit(SignUpRequest, { fullname: true, idempotency_key: true }), {
  first_name: trimmed,
  last_name: trimmed,
  username: trimmed,
  email: trimmed.check(z.regex(signUpRequestEmailRegExp, authTexts.signUp.notAnEmail)),
  password: z.string().check(z.minLength(signUpRequestPasswordMin, authTexts.signUp.passwordTooShort)),
  confirmation: z.string(),
  isAdult: ticked,
})

/** The confirmation and the checkbox are required only with `strictSignup`, and never sent. */
export function signUpSchema(isStrict: boolean) {
  return z.pipe(
    signUpFields.check(
      z.refine((form) => !isStrict || form.confirmation === form.password, {
        path: ['confirmation'],
        error: passwordsDiffer,
      }),
      z.refine((form) => !isStrict || form.isAdult, { path: ['isAdult'], error: 'Tick the box to confirm your age' }),
    ),
    z.transform(({ first_name, last_name, username, email, password }): SignUpRequest => ({
      first_name,
      last_name,
      username,
      email,
      password,
      fullname: `${first_name} ${last_name}`.trim(),
    })),
  )
}

export const forgotSchema = z.extend(RequestPasswordResetRequest, { email: trimmed })

export const resetSchema = z.extend(z.omit(ResetPasswordRequest, { idempotency_key: true }), {
  email: trimmed,
  reset_code: trimmed,
})

export const verifySchema = z.extend(z.omit(VerifyEmailRequest, { idempotency_key: true }), { ver_code: trimmed })
