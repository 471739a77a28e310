import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** In a React root of its own, so that neither panel nor app can break the other. */
export function mountPanel(panel: ReactNode): void {
  const host = document.createElement('div')
  host.dataset['print'] = 'hide'
  // Usable while the app has a dialog open, which hides everything else.
  host.dataset['reactAriaTopLayer'] = 'true'
  document.body.append(host)
  createRoot(host).render(<StrictMode>{panel}</StrictMode>)
}
