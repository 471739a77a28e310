import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** A React root of its own keeps panel and app from breaking each other. */
export function mountPanel(panel: ReactNode): void {
  const host = document.createElement('div')
  host.dataset['print'] = 'hide'
  // Stays usable while a dialog of the app hides everything else.
  host.dataset['reactAriaTopLayer'] = 'true'
  document.body.append(host)
  createRoot(host).render(<StrictMode>{panel}</StrictMode>)
}
