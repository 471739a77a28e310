import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** True from `beforeprint` on, when the media is not `print` yet. */
let isBeginning = false

function subscribe(notify: () => void): () => void {
  const print = matchMedia('print')
  const begin = (): void => {
    isBeginning = true
    flushSync(notify)
  }
  const end = (): void => {
    isBeginning = false
    notify()
  }
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  print.addEventListener('change', notify)
  return () => {
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
    print.removeEventListener('change', notify)
  }
}

export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBeginning || matchMedia('print').matches,
    () => false,
  )
}
