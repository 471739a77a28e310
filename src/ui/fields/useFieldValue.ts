import { useState } from 'react'

export interface FieldValue<Value> {
  value?: Value | undefined
  defaultValue?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
}

/** The caller's value, or the field's own. */
export function useFieldValue<Value>({
  value,
  defaultValue,
  onChange,
}: FieldValue<Value> & { defaultValue: Value }): [Value, (value: Value) => void] {
  const [own, setOwn] = useState<Value>()
  const change = (next: Value): void => {
    setOwn(next)
    onChange?.(next)
  }
  return [value ?? own ?? defaultValue, change]
}

/** Some choices change a field without the event by which a form notices it. Fired once the choice is rendered. */
export function fireInput(field: Element | null): void {
  requestAnimationFrame(() => field?.dispatchEvent(new Event('input', { bubbles: true })))
}
