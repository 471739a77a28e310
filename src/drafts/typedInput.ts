/** What has been typed into the page that is shown, as far as a failure leaves it there. */
import { useCallback, useSyncExternalStore } from 'react'

/** The inputs that were typed into, and the path of the page at that time. Nothing holds them once their page is gone. */
const typedInto = new WeakMap<HTMLInputElement, string>()

/** A failure empties the forms of PINs and codes. */
const pinOrCode = '[type=password][inputmode=numeric], [autocomplete=one-time-code]'

/** Notes which inputs are typed into, from now on. Returns how to stop. */
export function noteTyping(): () => void {
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && !/checkbox|radio/.test(target.type))
      typedInto.set(target, location.pathname)
  }
  document.addEventListener('input', note)
  return () => document.removeEventListener('input', note)
}

/**
 * Whether the page holds something that was typed there and outlives a failure. It looks again after every key, so it is
 * for what is rendered only while something has failed. `router` says when the page is left, outside of its routes.
 */
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
