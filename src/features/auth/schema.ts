import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import {
  type SignUpRequest,
  signUpRequestEmailRegExp,
  signUpRequestPasswordMin,
} from '#src/api/generated/models/signUpRequest.ts'
import { VerifyEmailRequest } from '#src/api/generated/models/verifyEmailRequest.ts'
import { filled, trimmed, visible } from '#src/components/form/textSchema.ts'
import { authTexts } from '#src/texts/auth.ts'

/** An unticked checkbox has no form value. */
const ticked = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value !== undefined),
)

export const passwordsDiffer = t`Passwords differ`
export const tickTheBox = t`Tick the box to confirm your age`

const signUpFields = z.object({
  first_name: trimmed,
  last_name: trimmed,
  username: filled(t`Choose a username`),
  email: visible.check(z.regex(signUpRequestEmailRegExp, authTexts.signUp.notAnEmail)),
  password: z.string().check(z.minLength(signUpRequestPasswordMin, authTexts.signUp.passwordTooShort)),
  confirmation: z.string(),
  isAdult: ticked,
})

/** Runs even if other fields are invalid. */
const when = () => true

/** One name is enough. The confirmation and the checkbox are required only with `strictSignup`, and never sent. */
export function signUpSchema(isStrict: boolean) {
  return z.pipe(
    signUpFields.check(
      z.refine((form) => `${form.first_name}${form.last_name}` !== '', {
        path: ['first_name'],
        error: t`Enter your name`,
        when,
      }),
      z.refine((form) => !isStrict || form.confirmation === form.password, {
        path: ['confirmation'],
        error: passwordsDiffer,
        when,
      }),
      z.refine((form) => !isStrict || form.isAdult, {
        path: ['isAdult'],
        error: tickTheBox,
        when,
      }),
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

const address = filled(t`Enter your email address`, visible)
const code = filled(t`Enter the code`, visible)

export const forgotSchema = z.object({ email: address })

export const resetSchema = z.object({
  email: address,
  reset_code: code,
  new_password: z.string().check(z.minLength(1, t`Enter a new password`)),
})

export const verifySchema = z.extend(z.omit(VerifyEmailRequest, { idempotency_key: true }), { ver_code: code })
