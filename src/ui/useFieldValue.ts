import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

export interface FieldValue<Value> {
  /** Makes the field controlled. */
  value?: Value | undefined
  /** What an uncontrolled field holds until it is changed. */
  defaultValue?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
}

/** The value of a field, kept here unless the caller controls it. For `typed` see `useTypedBefore`. */
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

/**
 * A prerendered page can be typed into before it is hydrated: reports what its input holds by then. `typed` reads the
 * input; undefined means that it holds nothing new.
 */
export function useTypedBefore<Value>(
  typed: () => Value | undefined,
  current: Value | undefined,
  report: ((value: Value) => void) | undefined,
): void {
  const takeOver = useEffectEvent((before: Value | undefined) => {
    if (before !== undefined && before !== current) report?.(before)
  })
  const read = useEffectEvent(typed)
  useLayoutEffect(() => {
    // Read before anything renders again, which would put the value of the state back into the input.
    const before = read()
    queueMicrotask(() => takeOver(before))
  }, [])
}

/** The text in the input of a field. */
export function typedText(field: RefObject<HTMLElement | null>): string | undefined {
  return field.current?.querySelector('input')?.value || undefined
}
