import { t } from '@lingui/core/macro'
import type { SignInRequest } from '#src/api/generated/models/signInRequest.ts'
import type { FormSchema } from '#src/components/form/Form.tsx'
import { withoutFormat } from '#src/lib/text.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const missing = { email: t`Enter your email address`, password: t`Enter your password` } as const

/** Avoids zod, to keep it out of the first script. */
export const signInSchema: FormSchema<SignInRequest & { remember: boolean }> = {
  safeParse: ({ email, password, remember }) => {
    const data = {
      email: withoutFormat(text(email)).trim(),
      password: text(password),
      remember: remember !== undefined,
    }
    const issues = (['email', 'password'] as const)
      .filter((name) => data[name] === '')
      .map((name) => ({ code: 'custom' as const, path: [name], message: missing[name], input: '' }))
    return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } }
  },
}
