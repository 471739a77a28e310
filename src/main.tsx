import '#src/theme/fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#src/app/App.tsx'
import { reportCaughtError } from '#src/app/reportCaughtError.ts'
import { config } from '#src/lib/config.ts'
import { endStaleSession } from '#src/lib/session.ts'
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
  endStaleSession(config.idleLogoutMinutes, Date.now())
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element with the id "root".')
  createRoot(root, { onCaughtError: reportCaughtError }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
