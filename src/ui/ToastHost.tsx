import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { toastsNeeded } from './toast.ts'

/** They precede any request that may need a message. */
const intents = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Render it once. The first key, press or focus imports the code, so that a message can still report a lost connection.
 */
export function ToastHost() {
  const [loaded, setLoaded] = useState<{ Toasts: ComponentType }>()
  const isNeeded = useSyncExternalStore(toastsNeeded.subscribe, toastsNeeded.get, () => false)
  useEffect(() => {
    const need = (): void => toastsNeeded.set(true)
    for (const intent of intents) addEventListener(intent, need)
    return () => {
      for (const intent of intents) removeEventListener(intent, need)
    }
  }, [])
  useEffect(() => {
    // Optional: every result is also shown in the page.
    if (isNeeded) import('./Toasts.tsx').then(setLoaded, () => undefined)
  }, [isNeeded])
  return loaded && <loaded.Toasts />
}
