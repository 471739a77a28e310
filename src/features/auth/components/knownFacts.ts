import { formValues } from '#src/components/form/Form.tsx'

const personal = ['first_name', 'last_name', 'username', 'email']

export function knownFacts(form: HTMLFormElement | null): string[] {
  if (form === null) return []
  return Object.entries(formValues(form)).flatMap(([name, value]) =>
    personal.includes(name) && typeof value === 'string' ? [value] : [],
  )
}
