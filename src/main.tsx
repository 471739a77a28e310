import '#src/theme/fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#src/app/App.tsx'
import { applyTheme } from '#src/lib/theme.ts'
import { guardMarkup } from '#src/lib/trustedTypes.ts'

applyTheme()
guardMarkup(import.meta.env.MODE === 'mock' ? (url) => url.endsWith('/mockServiceWorker.js') : undefined)
void start()

/** Renders the app; in mock mode once the mock bank stands. A production build holds nothing of that. */
async function start(): Promise<void> {
  if (import.meta.env.MODE === 'mock') {
    const { startMockBank } = await import('#mocks/browser.ts')
    await startMockBank()
  }
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element with the id "root".')
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
