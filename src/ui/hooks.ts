import { useState, useSyncExternalStore, useCallback, useEffect, useRef } from 'react'
import type { Signal } from '#src/lib/signal.ts'

/** The time of the first render, unchanged until the component unmounts. */
export function useNow(): Date {
  const [now] = useState(() => new Date())
  return now
}

const nothingToFollow = () => () => undefined

/** Until hydration a page must render the prerendered markup. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToFollow,
    () => true,
    () => false,
  )
}

/** Lets a late response check for its screen. React may run cleanup and setup again while the component stays. */
export function useIsOnScreen(): () => boolean {
  const isOnScreen = useRef(false)
  useEffect(() => {
    isOnScreen.current = true
    return () => {
      isOnScreen.current = false
    }
  }, [])
  return useCallback(() => isOnScreen.current, [])
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

export function useShown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => true,
  )
}

/** A prerendered page has the initial value until it is hydrated. */
export function useSignal<Value>(signal: Omit<Signal<Value>, 'set'>): Value
export function useSignal<Value, Part>(signal: Omit<Signal<Value>, 'set'>, select: (value: Value) => Part): Part
export function useSignal<Value>(
  { subscribe, get, initial }: Omit<Signal<Value>, 'set'>,
  select: (value: Value) => unknown = (value) => value,
): unknown {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(initial),
  )
}

const longMs = 10_000

/** Whether the component has waited for ten seconds. */
export function useIsLong(): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs)
    return () => clearTimeout(timer)
  }, [])
  return isLong
}
