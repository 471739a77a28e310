import type { AnyOutcome } from '#src/api/reading/outcome.ts'
import { mayHaveWorkedAdvice } from '#src/components/form/failureText.ts'
import { Form, type FormProps } from '#src/components/form/Form.tsx'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'

export interface AuthFormProps<Values> extends FormProps<Values> {
  failure: string | undefined
  outcome?: AnyOutcome | undefined
  submitLabel: string
}

export function AuthForm<Values>(props: AuthFormProps<Values>) {
  const { failure, outcome, submitLabel, children, ...form } = props
  return (
    <Form {...form}>
      {children}
      {failure !== undefined && form.refusal === undefined && <Banner tone="danger">{failure}</Banner>}
      {outcome?.kind === 'failed' && outcome.mayHaveWorked && <Banner tone="warning">{mayHaveWorkedAdvice}</Banner>}
      <Button type="submit" isPending={form.isPending} isWide>
        {submitLabel}
      </Button>
    </Form>
  )
}
