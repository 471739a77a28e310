import { useEffect } from 'react'
import { useSignal } from '#src/ui/hooks.ts'
import { preloadOverlays, Toasts } from '#src/ui/overlays/overlays.tsx'
import { toastsNeeded } from './toast.ts'

/** Events at or before a press, and so before any request that a customer starts. */
const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Render it once. The first use of the page imports the code, so that a message can still report a lost connection. */
export function ToastHost() {
  const isNeeded = useSignal(toastsNeeded)
  useEffect(() => {
    const once = new AbortController()
    const load = async (): Promise<void> => {
      once.abort()
      if (await preloadOverlays()) toastsNeeded.set(true)
    }
    for (const intent of intents) addEventListener(intent, () => void load(), { signal: once.signal })
    return () => once.abort()
  }, [])
  return isNeeded && <Toasts />
}
