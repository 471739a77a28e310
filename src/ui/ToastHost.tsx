import { useEffect } from 'react'
import { onIntent } from './intent.ts'
import { preloadOverlays, Toasts } from './overlays.tsx'
import { toastsNeeded } from './toast.ts'
import { useSignal } from './useSignal.ts'

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
