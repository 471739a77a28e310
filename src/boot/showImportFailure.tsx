import { createRoot, type Root } from 'react-dom/client'
import { ImportNotice } from '#src/app/routing/ImportNotice.tsx'
import { importFailure } from '#src/app/routing/imports.ts'

/**
 * Shows above a prerendered page, which is not hydrated yet, that its code has not loaded, with a button that retries.
 * Returns a function that removes it.
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
