import type { SignInRequest } from '#src/api/generated/models/signInRequest.ts'
import type { FormSchema } from '#src/components/form/Form.tsx'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The bank alone decides what is valid, so the first script does without zod. */
export const signInSchema = {
  safeParse: ({ email, password, remember }) => ({
    success: true,
    data: { email: text(email).trim(), password: text(password), remember: remember !== undefined },
  }),
} satisfies FormSchema<SignInRequest & { remember: boolean }>
