import { useEffect } from 'react'
import { useSignal } from '#src/ui/hooks.ts'
import { preloadOverlays, Toasts } from '#src/ui/overlays/overlays.tsx'
import { toastsNeeded } from './toast.ts'

/** Render it once. The first use of the page imports the code, so that a message can still report a lost connection. */
export function ToastHost() {
  const isNeeded = useSignal(toastsNeeded)
  useEffect(
    () =>
      onIntent(async () => {
        if (await preloadOverlays()) toastsNeeded.set(true)
      }),
    [],
  )
  return isNeeded && <Toasts />
}

/** Events at or before a press, and so before any request that a customer starts. */
const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Calls the listener once. */
function onIntent(listener: () => unknown): () => void {
  const once = new AbortController()
  const follow = (): void => {
    once.abort()
    listener()
  }
  for (const intent of intents) addEventListener(intent, follow, { signal: once.signal })
  return () => once.abort()
}
