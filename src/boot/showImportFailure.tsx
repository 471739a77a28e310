import { createRoot, type Root } from 'react-dom/client'
import { ImportNotice } from '#src/app/routing/ImportNotice.tsx'
import { importFailure } from '#src/ui/imports.ts'

/** Use it on a prerendered page before hydration. Returns a function that removes the notice. */
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
