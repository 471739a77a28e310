/** Whether the page holds typed input that survives a failed request. */
import { useCallback, useSyncExternalStore } from 'react'

/** With the address of its page. */
const typedInto = new Map<HTMLInputElement, string>()

const pinOrCode = '[type=password][inputmode=numeric], [autocomplete=one-time-code]'

export function noteTyping(): () => void {
  const note = ({ target }: Event): void => {
    for (const input of typedInto.keys()) if (!input.isConnected) typedInto.delete(input)
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
  return Array.from(typedInto).some(
    ([input, path]) =>
      input.isConnected &&
      path === location.pathname &&
      input.value !== '' &&
      !Array.from(input.form?.elements ?? []).some((element) => element.matches(pinOrCode)),
  )
}
