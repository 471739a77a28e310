/** The rules of the sign-up form, and what becomes of it. Pure. */
import type { SignUpAnswer } from '#src/api/generated/models/signUpAnswer.ts'
import type { SignUpRequest } from '#src/api/generated/models/signUpRequest.ts'
import type { Outcome } from '#src/api/outcome.ts'
import { failureText } from '#src/features/auth/model.ts'
import { authTexts } from '#src/texts/auth.ts'

/** What is typed, by the names of the fields. */
export interface SignUpForm {
  first_name: string
  last_name: string
  username: string
  email: string
  password: string
  confirmation: string
  isAdult: boolean
}

export const emptySignUp: SignUpForm = {
  first_name: '',
  last_name: '',
  username: '',
  email: '',
  password: '',
  confirmation: '',
  isAdult: false,
}

/** The fewest characters of a password that the form lets through; the bank may want more. */
const minPassword = 6

export const passwordsDiffer = 'Passwords differ'
export const adultsOnly = 'Accounts are for people of 18 years and over.'

/**
 * What keeps the form from being sent, by field. The confirmation and the box only count where the operator asks for it
 * (`strictSignup`).
 */
export function signUpErrors(form: SignUpForm, isStrict: boolean): Partial<Record<keyof SignUpForm, string>> {
  const errors: Partial<Record<keyof SignUpForm, string>> = {}
  if (!form.email.includes('@')) errors.email = authTexts.signUp.notAnEmail
  if (form.password.length < minPassword) errors.password = authTexts.signUp.passwordTooShort
  if (isStrict && form.confirmation !== form.password) errors.confirmation = passwordsDiffer
  if (isStrict && !form.isAdult) errors.isAdult = adultsOnly
  return errors
}

/** What is sent: the confirmation and the box stay here. */
export function signUpRequest({ first_name, last_name, username, email, password }: SignUpForm): SignUpRequest {
  const [first, last] = [first_name.trim(), last_name.trim()]
  return {
    first_name: first,
    last_name: last,
    username: username.trim(),
    email: email.trim(),
    password,
    fullname: `${first} ${last}`.trim(),
  }
}

/** What a sign-up led to; `message` is what the customer is told, if anything. */
export function readSignUp(outcome: Outcome<SignUpAnswer>): { isDone: boolean; message: string | undefined } {
  if (outcome.kind === 'success') return { isDone: true, message: outcome.message ?? authTexts.signUp.success }
  return { isDone: false, message: failureText(outcome, authTexts.signUp.refused) }
}
