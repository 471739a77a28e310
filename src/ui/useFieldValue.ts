import { useEffectEvent, useLayoutEffect, useState } from 'react'

export interface FieldValue<Value> {
  value?: Value | undefined
  defaultValue?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
}

/** The caller's value, or the field's own. `typedBefore` reads what was entered in a prerendered page. */
export function useFieldValue<Value>(
  { value, defaultValue, onChange }: FieldValue<Value> & { defaultValue: Value },
  typedBefore: () => Value | undefined = () => undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState<Value>()
  const current = value ?? own ?? defaultValue
  const change = (next: Value): void => {
    setOwn(next)
    onChange?.(next)
  }
  const adopt = useEffectEvent((typed: Value | undefined) => {
    if (typed !== undefined && typed !== current) change(typed)
  })
  const read = useEffectEvent(typedBefore)
  useLayoutEffect(() => {
    // Read before the next render, which writes the state's value into the control.
    const typed = read()
    queueMicrotask(() => adopt(typed))
  }, [])
  return [current, change]
}

/** Some choices change a field without the event by which a form notices it. Fired once the choice is rendered. */
export function fireInput(field: Element | null): void {
  requestAnimationFrame(() => field?.dispatchEvent(new Event('input', { bubbles: true })))
}
