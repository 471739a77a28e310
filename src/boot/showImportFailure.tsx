import { createRoot, type Root } from 'react-dom/client'
import { ImportNotice } from '#src/app/routing/ImportNotice.tsx'
import { importFailure } from '#src/app/routing/imports.ts'

/**
 * A prerendered page is hydrated once its code has arrived. Until then this shows above it that the code has not arrived,
 * and offers to retry. Returns how to stop.
 */
export function showImportFailure(page: HTMLElement): () => void {
  const place = document.createElement('div')
  let notice: Root | undefined
  const unsubscribe = importFailure.subscribe(() => {
    if (notice !== undefined) return
    page.before(place)
    notice = createRoot(place)
    notice.render(<ImportNotice />)
  })
  return () => {
    unsubscribe()
    notice?.unmount()
    place.remove()
  }
}
