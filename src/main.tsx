import '#src/theme/fonts.css'
import '#src/theme/palette.css'
import '#src/theme/global.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '#src/app/App.tsx'
import { reportCaughtError } from '#src/app/reportCaughtError.ts'
import { config } from '#src/config.ts'
import { endStaleSession, sessionToken } from '#src/session/session.ts'
import { read, storageKeys } from '#src/session/storage.ts'
import { applyTheme } from '#src/session/colorScheme.ts'
import { guardMarkup } from '#src/app/trustedTypes.ts'

applyTheme()
guardMarkup(import.meta.env.MODE === 'mock' ? (url) => url.endsWith('/mockServiceWorker.js') : undefined)
void start()

/**
 * Renders the app: in mock mode once the mock bank stands, in live mode with its calls held against the contract. A
 * production build holds nothing of either.
 */
async function start(): Promise<void> {
  if (import.meta.env.MODE === 'mock') {
    const { startMockBank } = await import('#mocks/browser.ts')
    await startMockBank()
  }
  endStaleSession(config.idleLogoutMinutes, Date.now())
  if (import.meta.env.MODE === 'live') {
    const { observeLiveTraffic } = await import('#mocks/devtools/live/observe.ts')
    observeLiveTraffic()
  }
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element with the id "root".')
  const options = { onCaughtError: reportCaughtError }
  const app = (
    <StrictMode>
      <App
        router={(screens) => (
          // Going elsewhere answers a press: it is drawn at once, not in slices between other things.
          <BrowserRouter basename={config.basename} useTransitions={false}>
            {screens}
          </BrowserRouter>
        )}
      />
    </StrictMode>
  )
  if (root.hasChildNodes() && mayTakeOver()) {
    await firstPaint()
    hydrateRoot(root, app, options)
  } else createRoot(root, options).render(app)
}

/** A page that stands already is drawn before it is brought to life, which takes longer. In a hidden tab nothing is. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, 300)
  })
}

/**
 * A page made ahead of time shows what a visitor sees who has no session. Whoever has just left one, or comes back to it
 * through the browser's history, may have to see something else.
 */
function mayTakeOver(): boolean {
  return history.state === null && sessionToken() === undefined && read(storageKeys.loggedOut) === undefined
}
