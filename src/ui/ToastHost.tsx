import { useEffect, useState, type ComponentType } from 'react'

/** Where `notify` shows its messages; render it once. Its code is fetched when the app has started. */
export function ToastHost() {
  const [loaded, setLoaded] = useState<{ Toasts: ComponentType }>()
  useEffect(() => {
    // Without it the messages are missing, not the page: every outcome is also shown in its place.
    import('./Toasts.tsx').then(setLoaded, () => undefined)
  }, [])
  return loaded && <loaded.Toasts />
}
