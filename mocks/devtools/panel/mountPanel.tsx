import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Mounts a developer panel beside the app, in a React root of its own: neither can break the other. */
export function mountPanel(panel: ReactNode): void {
  const host = document.createElement('div')
  host.dataset['print'] = 'hide'
  // Stays usable while the app has a dialog open, which hides everything else.
  host.dataset['reactAriaTopLayer'] = 'true'
  document.body.append(host)
  createRoot(host).render(<StrictMode>{panel}</StrictMode>)
}
