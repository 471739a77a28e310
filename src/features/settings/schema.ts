import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { updateEmailRequestEmailRegExp } from '#src/api/generated/models/updateEmailRequest.ts'
import { UpdatePasswordRequest } from '#src/api/generated/models/updatePasswordRequest.ts'
import { UpdatePinRequest } from '#src/api/generated/models/updatePinRequest.ts'
import type { ResultTexts } from '#src/components/form/FormResult.tsx'
import { visible } from '#src/components/form/textSchema.ts'
import * as texts from '#src/texts/common.ts'

export interface SecretChange {
  c_pwd: string
  n_pwd: string
  con_pwd: string
}

export const emailSchema = z.object({
  email: visible.check(z.regex(updateEmailRequestEmailRegExp, t`Enter an email address, such as name@example.com`)),
})

const isRepeated = z.refine<SecretChange>(({ n_pwd, con_pwd }) => n_pwd === con_pwd, {
  path: ['con_pwd'],
  error: texts.passwordMismatch,
})

export const passwordSchema = z.omit(UpdatePasswordRequest, { idempotency_key: true }).check(isRepeated)

export const pinSchema = z.omit(UpdatePinRequest, { idempotency_key: true }).check(isRepeated)

export function mismatch({ n_pwd, con_pwd }: SecretChange): string | undefined {
  return con_pwd !== '' && n_pwd !== con_pwd ? texts.passwordMismatch : undefined
}

export function changeTexts(success: string): ResultTexts {
  return { success, isReasonInSuccess: true, failure: texts.somethingWentWrongLoud, isReasonInToast: true }
}
