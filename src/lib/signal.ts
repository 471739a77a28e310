export interface Signal<Value> {
  initial: Value
  get: () => Value
  set: (value: Value) => void
  subscribe: (listener: () => void) => () => void
}

export function createSignal<Value>(initial: Value): Signal<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
