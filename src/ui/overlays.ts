import { useEffect } from 'react'
import { onIntent } from './intent.ts'
import { onDemand } from './onDemand.ts'

const parts = onDemand(() => import('./overlayParts.ts'))

/** Dialogs, drawers and popovers: as large as a page, so imported when a page that may open one is first used. */
export function useOverlays(isOpen: boolean) {
  const loaded = parts.useCode(isOpen)
  useEffect(() => (loaded === undefined ? onIntent(parts.preload) : undefined), [loaded])
  return loaded
}
