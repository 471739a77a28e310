import { useEffect } from 'react'
import { onIntent } from './intent.ts'
import { onDemand } from './onDemand.ts'

const parts = onDemand(() => import('./overlayParts.ts'))

/**
 * The code of what opens over a page, which is as large as that of a page. It is imported when a page that may open
 * something is first used, so it is usually there before anything opens.
 */
export function useOverlays(isOpen: boolean) {
  const loaded = parts.useCode(isOpen)
  useEffect(() => (loaded === undefined ? onIntent(parts.preload) : undefined), [loaded])
  return loaded
}
