import { toastMs } from '#src/texts/common.ts'

export type ToastTone = 'success' | 'warning' | 'error'

export interface Toast {
  tone: ToastTone
  text: string
  /** How long it stays, in milliseconds; not counting the time it is pointed at or holds the focus. */
  durationMs: number
}

type Listener = (toast: Toast) => void

let listener: Listener | undefined
const waiting: Toast[] = []

function show(tone: ToastTone, defaultMs: number) {
  return (text: string, { durationMs = defaultMs }: { durationMs?: number | undefined } = {}): void => {
    const toast = { tone, text, durationMs }
    if (listener === undefined) waiting.push(toast)
    else listener(toast)
  }
}

/** Tells the customer something in passing, in a corner of the screen. Each call shows exactly one message. */
export const notify = {
  success: show('success', toastMs.success),
  warning: show('warning', toastMs.warning),
  error: show('error', toastMs.error),
}

/** For the one place that shows the messages. Those from before it stood there are handed over at once. */
export function subscribeToToasts(next: Listener): () => void {
  listener = next
  for (const toast of waiting.splice(0)) next(toast)
  return () => {
    if (listener === next) listener = undefined
  }
}
