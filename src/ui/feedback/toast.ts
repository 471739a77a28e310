import type { ReactNode } from 'react'
import { createSignal } from '#src/lib/signal.ts'
import { toastMs } from '#src/texts/common.ts'

type Library = typeof import('react-toastify/unstyled').toast
type Tone = 'success' | 'warning' | 'error'

export const toastsNeeded = createSignal(false)

let latest: { id: string; tone: Tone } | undefined
let count = 0

let provide: (toast: Library) => void
const library = new Promise<Library>((resolve) => {
  provide = resolve
})

/**
 * Called by the mounted container. The promise resolves after React has run all effects, in StrictMode twice: a
 * container that subscribes again has lost its first messages.
 */
export function provideToasts(toast: Library): void {
  provide(toast)
}

function show(tone: Tone, text: string, autoClose: number, icon?: ReactNode): void {
  count += 1
  const toastId = `toast-${count}`
  latest = { id: toastId, tone }
  toastsNeeded.set(true)
  void library.then((toast) => {
    toast.dismiss()
    toast[tone](text, {
      toastId,
      autoClose,
      role: tone === 'success' ? 'status' : 'alert',
      ...(icon !== undefined && { icon: () => icon }),
    })
  })
}

function dismiss(isMeant: (tone: Tone) => boolean): void {
  if (latest === undefined || !isMeant(latest.tone)) return
  const { id } = latest
  latest = undefined
  void library.then((toast) => toast.dismiss(id))
}

/** Messages at the end of the screen; a new one replaces the last. */
export const notify = {
  success: (text: string, durationMs: number = toastMs.success): void => show('success', text, durationMs),
  warning: (text: string, icon?: ReactNode): void => show('warning', text, toastMs.warning, icon),
  error: (text: string, durationMs: number = toastMs.error): void => show('error', text, durationMs),
  /** Call it when the screen is left. Other messages stay until they time out. */
  dismissErrors: (): void => dismiss((tone) => tone === 'error'),
  dismiss: (): void => dismiss(() => true),
}
