import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

export interface FieldValue<Value> {
  /** Makes the field controlled. */
  value?: Value | undefined
  /** What an uncontrolled field holds until it is changed. */
  defaultValue?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
}

/**
 * The value of a field, kept here unless the caller controls it. A prerendered page can be typed into before it is
 * hydrated: what the input holds by then is read. `typed` reads the input; undefined means it holds nothing new.
 */
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
  const takeOver = useEffectEvent((before: Value | undefined) => {
    if (before !== undefined && before !== current) change(before)
  })
  const read = useEffectEvent(typed)
  useLayoutEffect(() => {
    // Read before anything renders again, which would put the value of the state back into the input.
    const before = read()
    queueMicrotask(() => takeOver(before))
  }, [])
  return [current, change]
}

/** The text in the input of a field. */
export function typedText(field: RefObject<HTMLElement | null>): string | undefined {
  return field.current?.querySelector('input')?.value || undefined
}
