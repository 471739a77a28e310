import { Suspense, useEffect } from 'react'
import { onIntent } from './intent.ts'
import { lazyOptional } from './lazyOptional.ts'
import { toastsNeeded } from './toast.ts'
import { useSignal } from './useSignal.ts'

// Optional: every result is also shown in the page.
const Toasts = lazyOptional(async () => (await import('./Toasts.tsx')).Toasts)

/** Render it once. The first use of the page imports the code, so that a message can still report a lost connection. */
export function ToastHost() {
  const isNeeded = useSignal(toastsNeeded)
  useEffect(() => onIntent(() => toastsNeeded.set(true)), [])
  return (
    isNeeded && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  )
}
