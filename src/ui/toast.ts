import { toastMs } from '#src/texts/common.ts'

type Tone = 'success' | 'warning' | 'error'

export interface ToastOptions {
  /** How long it stays, in milliseconds, without the time in which it is pointed at. */
  durationMs?: number | undefined
}

/** Also loaded by ToastHost when the app starts, so that it is there before the first message. */
const library = () => import('react-toastify/unstyled')

let latest: { id: string | number; tone: Tone } | undefined

async function show(tone: Tone, text: string, durationMs: number): Promise<void> {
  const { toast } = await library()
  toast.dismiss()
  latest = { tone, id: toast[tone](text, { autoClose: durationMs, role: tone === 'success' ? 'status' : 'alert' }) }
}

async function dismissErrors(): Promise<void> {
  if (latest?.tone !== 'error') return
  const { id } = latest
  const { toast } = await library()
  toast.dismiss(id)
}

async function dismiss(): Promise<void> {
  const { toast } = await library()
  toast.dismiss()
}

/** Messages in a corner of the screen, one at a time: the newest replaces the one before it. */
export const notify = {
  success: (text: string, { durationMs = toastMs.success }: ToastOptions = {}): void =>
    void show('success', text, durationMs),
  warning: (text: string, { durationMs = toastMs.warning }: ToastOptions = {}): void =>
    void show('warning', text, durationMs),
  error: (text: string, { durationMs = toastMs.error }: ToastOptions = {}): void =>
    void show('error', text, durationMs),
  /** For leaving a screen: an error says nothing about the next one. Other messages stay for their time. */
  dismissErrors: (): void => void dismissErrors(),
  /** For the end of a session: no message is for the next customer. */
  dismiss: (): void => void dismiss(),
}
