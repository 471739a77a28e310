import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

export interface FieldValue<Value> {
  value?: Value | undefined
  defaultValue?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
}

/** Local state unless the caller controls it. For `typed` see `useTypedBefore`. */
export function useFieldValue<Value>(
  { value, defaultValue, onChange }: FieldValue<Value>,
  empty: Value,
  typed: () => Value | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState<Value>()
  const current = value ?? own ?? defaultValue ?? empty
  const change = (next: Value): void => {
    setOwn(next)
    onChange?.(next)
  }
  useTypedBefore(typed, current, change)
  return [current, change]
}

/** Reports text that was typed before hydration. `typed` reads the input; undefined means no new text. */
export function useTypedBefore<Value>(
  typed: () => Value | undefined,
  current: Value | undefined,
  report: ((value: Value) => void) | undefined,
): void {
  const adoptTyped = useEffectEvent((before: Value | undefined) => {
    if (before !== undefined && before !== current) report?.(before)
  })
  const read = useEffectEvent(typed)
  useLayoutEffect(() => {
    // Read before the next render, which would write the state's value into the input.
    const before = read()
    queueMicrotask(() => adoptTyped(before))
  }, [])
}

export function typedText(field: RefObject<HTMLElement | null>): string | undefined {
  return field.current?.querySelector('input')?.value || undefined
}
