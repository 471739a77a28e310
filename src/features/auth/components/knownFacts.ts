import { formValues } from '#src/components/form/Form.tsx'

const personal = ['first_name', 'last_name', 'username', 'email']

/** Personal data from a form's fields. */
export function knownFacts(form: HTMLFormElement | null): string[] {
  if (form === null) return []
  return Object.entries(formValues(form)).flatMap(([name, value]) =>
    personal.includes(name) && typeof value === 'string' ? [value] : [],
  )
}
