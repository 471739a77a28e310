import type { ReactNode } from 'react'
import { createSignal } from '#src/lib/signal.ts'
import { toastMs } from '#src/texts/delays.ts'

type Tone = 'success' | 'warning' | 'error'

export interface ToastOptions {
  durationMs?: number | undefined
  icon?: ReactNode
}

export const toastsNeeded = createSignal(false)

let latest: { id: string; tone: Tone } | undefined
let count = 0

/** Calls run in order, since imports of one module resolve in order. Without the library there are no messages. */
function withLibrary(act: (library: typeof import('react-toastify/unstyled')) => void): void {
  import('react-toastify/unstyled').then(act, () => undefined)
}

function show(tone: Tone, text: string, autoClose: number, icon?: ReactNode): void {
  count += 1
  const toastId = `toast-${count}`
  latest = { id: toastId, tone }
  toastsNeeded.set(true)
  withLibrary(({ toast }) => {
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
  withLibrary(({ toast }) => toast.dismiss(id))
}

/** Messages at the end of the screen; a new one replaces the last. */
export const notify = {
  success: (text: string, { durationMs = toastMs.success }: ToastOptions = {}): void =>
    show('success', text, durationMs),
  warning: (text: string, { durationMs = toastMs.warning, icon }: ToastOptions = {}): void =>
    show('warning', text, durationMs, icon),
  error: (text: string, { durationMs = toastMs.error }: ToastOptions = {}): void => show('error', text, durationMs),
  /** For leaving a screen or editing a form: the error is of the one before. Other messages stay until they time out. */
  dismissErrors: (): void => dismiss((tone) => tone === 'error'),
  dismiss: (): void => dismiss(() => true),
}
