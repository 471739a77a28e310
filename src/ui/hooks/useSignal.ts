import { useSyncExternalStore } from 'react'
import type { Signal } from '#src/lib/signal.ts'

/** A prerendered page has the initial value until it is hydrated. */
export function useSignal<Value>({ subscribe, get, initial }: Omit<Signal<Value>, 'set'>): Value {
  return useSyncExternalStore(subscribe, get, () => initial)
}
