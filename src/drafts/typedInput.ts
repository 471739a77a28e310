/** Whether the page holds typed input that survives a failed request. */
import { useCallback, useSyncExternalStore } from 'react'

const typedInto = new WeakMap<HTMLInputElement, string>()

const pinOrCode = '[type=password][inputmode=numeric], [autocomplete=one-time-code]'

export function noteTyping(): () => void {
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && !/checkbox|radio/.test(target.type))
      typedInto.set(target, location.pathname)
  }
  document.addEventListener('input', note)
  return () => document.removeEventListener('input', note)
}

/** Checks after every key: use it only in parts that are rendered during a failure. */
export function useKeepsTyped(router?: { subscribe: (listener: () => void) => () => void }): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribe = router?.subscribe(listener)
      document.addEventListener('input', listener)
      return () => {
        unsubscribe?.()
        document.removeEventListener('input', listener)
      }
    },
    [router],
  )
  return useSyncExternalStore(subscribe, keepsTyped, () => false)
}

function keepsTyped(): boolean {
  return Array.from(document.querySelectorAll('input')).some(
    (input) =>
      typedInto.get(input) === location.pathname &&
      input.value !== '' &&
      !(input.form ?? input).querySelector(pinOrCode),
  )
}
