import * as z from 'zod/mini'
import { UpdateEmailRequest, updateEmailRequestEmailRegExp } from '#src/api/generated/models/updateEmailRequest.ts'
import { UpdatePasswordRequest } from '#src/api/generated/models/updatePasswordRequest.ts'
import { UpdatePinRequest } from '#src/api/generated/models/updatePinRequest.ts'
import type { AnyOutcome } from '#src/api/reading/outcome.ts'
import type { ResultTexts } from '#src/components/form/FormResult.tsx'
import type { FieldRefusal } from '#src/components/form/refusal.ts'
import { visible } from '#src/components/form/textSchema.ts'
import * as texts from '#src/texts/common.ts'

export interface SecretChange {
  c_pwd: string
  n_pwd: string
  con_pwd: string
}

export const emailSchema = z.extend(z.pick(UpdateEmailRequest, { email: true }), {
  email: visible.check(z.regex(updateEmailRequestEmailRegExp, 'Enter an email address, such as name@example.com')),
})

/** An address that others can reach has a dot in its domain. The doubt never stops the form. */
export function emailDoubt(email: unknown): string | undefined {
  return /@[^.]+$/.test(String(email)) ? "There's no dot after the @. Check the address." : undefined
}

const isRepeated = z.refine<SecretChange>(({ n_pwd, con_pwd }) => n_pwd === con_pwd, {
  path: ['con_pwd'],
  error: texts.passwordMismatch,
})

export const passwordSchema = z.omit(UpdatePasswordRequest, { idempotency_key: true }).check(isRepeated)

export const pinSchema = z.omit(UpdatePinRequest, { idempotency_key: true }).check(isRepeated)

export function mismatch({ n_pwd, con_pwd }: SecretChange): string | undefined {
  return con_pwd !== '' && n_pwd !== con_pwd ? texts.passwordMismatch : undefined
}

export function missing(
  change: SecretChange,
  labels: Readonly<Record<keyof SecretChange, string>>,
): string | undefined {
  const empty = (['c_pwd', 'n_pwd', 'con_pwd'] as const)
    .filter((name) => change[name] === '')
    .map((name) => labels[name])
  return empty.length === 0 ? undefined : `Still to fill in: ${empty.join(', ')}`
}

export function changeTexts(success: string): ResultTexts {
  return { success, isReasonInSuccess: true, failure: texts.somethingWentWrongLoud, isReasonInToast: true }
}

/** What the form itself reports: a success closes it, and a refused field shows its refusal. */
export function failureOf(outcome: AnyOutcome | undefined, refused: FieldRefusal | undefined): AnyOutcome | undefined {
  return refused !== undefined || outcome?.kind === 'success' ? undefined : outcome
}
