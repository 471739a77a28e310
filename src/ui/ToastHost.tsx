import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { onIntent } from './intent.ts'
import { toastsNeeded } from './toast.ts'

/** Render it once. The first use of the page imports the code, so that a message can still report a lost connection. */
export function ToastHost() {
  const [loaded, setLoaded] = useState<{ Toasts: ComponentType }>()
  const isNeeded = useSyncExternalStore(toastsNeeded.subscribe, toastsNeeded.get, () => false)
  useEffect(() => onIntent(() => toastsNeeded.set(true)), [])
  useEffect(() => {
    // Optional: every result is also shown in the page.
    if (isNeeded) import('./Toasts.tsx').then(setLoaded, () => undefined)
  }, [isNeeded])
  return loaded && <loaded.Toasts />
}
