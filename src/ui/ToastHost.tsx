import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { toastsNeeded } from './toast.ts'

/** What a customer does before the first request that may need a message. */
const intents = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Where `notify` shows its messages; render it once. Its code is imported at the first key, press or focus: a message can
 * then say that the connection is lost.
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
    // Without it the messages are missing, not the page: every outcome is also shown in its place.
    if (isNeeded) import('./Toasts.tsx').then(setLoaded, () => undefined)
  }, [isNeeded])
  return loaded && <loaded.Toasts />
}
