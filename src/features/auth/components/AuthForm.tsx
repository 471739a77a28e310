import type * as z from 'zod/mini'
import { Form, type FormProps } from '#src/components/form/Form.tsx'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'

export interface AuthFormProps<Schema extends z.ZodMiniType> extends FormProps<Schema> {
  /** The failure text of the last submission, shown here unless `refusal` shows it at a field. */
  failure: string | undefined
  submitLabel: string
}

/** A form of the public pages: fields, failure text, and a wide button. */
export function AuthForm<Schema extends z.ZodMiniType>(props: AuthFormProps<Schema>) {
  const { failure, submitLabel, children, ...form } = props
  return (
    <Form {...form}>
      {children}
      {failure !== undefined && form.refusal === undefined && <Banner tone="danger">{failure}</Banner>}
      <Button type="submit" isPending={form.isPending} isWide>
        {submitLabel}
      </Button>
    </Form>
  )
}
