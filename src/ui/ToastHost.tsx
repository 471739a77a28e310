import { useEffect, useState, type ComponentType } from 'react'
import { Banner } from './Banner.tsx'
import { subscribeToToasts, type Toast } from './toast.ts'

export interface ToastOutletProps {
  /** Messages in the order they came; the outlet shows those it has not shown. */
  toasts: readonly Toast[]
}

/**
 * Where messages appear; render it once, beside the screens. The code that draws them arrives with the first one.
 * Should it fail to arrive, the latest message stands as a plain line instead: it must not be lost.
 */
export function ToastHost() {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const [outlet, setOutlet] = useState<{ Outlet: ComponentType<ToastOutletProps> } | 'missing'>()
  const isNeeded = toasts.length > 0

  useEffect(() => subscribeToToasts((toast) => setToasts((shown) => [...shown, toast])), [])
  useEffect(() => {
    if (!isNeeded) return
    import('./ToastOutlet.tsx').then(
      ({ ToastOutlet }) => setOutlet({ Outlet: ToastOutlet }),
      () => setOutlet('missing'),
    )
  }, [isNeeded])

  if (outlet === undefined) return null
  if (outlet !== 'missing') return <outlet.Outlet toasts={toasts} />
  const last = toasts.at(-1)
  return last && <Banner tone={last.tone === 'error' ? 'danger' : last.tone}>{last.text}</Banner>
}
