import '#src/theme/fonts.css'
import '#src/theme/palette.css'
import '#src/theme/global.css'

import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '#src/app/App.tsx'
import { createAppRouter, initialized } from '#src/app/routing/router.ts'
import { sessionQueryClient } from '#src/app/sessionQueries.ts'
import { onHydrated } from '#src/boot/hydration.ts'
import { reportCaughtError } from '#src/boot/reportCaughtError.ts'
import { installTrustedTypesPolicy } from '#src/boot/trustedTypes.ts'
import { endStaleSession, sessionToken } from '#src/session/session.ts'
import { followOtherTabs } from '#src/session/sessionEnd.ts'
import { read, storageKeys } from '#src/session/storage.ts'
import { config, configProblem, defaults } from './config.ts'

declare global {
  /** The last button that was pressed before hydration; set by prepaint.js. */
  var earlyPress: HTMLElement | undefined
}

installTrustedTypesPolicy(import.meta.env.MODE === 'mock' ? (url) => url.endsWith('/mockServiceWorker.js') : undefined)
if (configProblem === undefined) void start()
else showProblem(`This site is not configured correctly. ${configProblem}`)

/**
 * Renders the app: in mock mode once the mock bank has started, in live mode with its calls checked against the contract.
 * A production build contains neither.
 */
async function start(): Promise<void> {
  if (import.meta.env.MODE === 'mock') {
    const { startMockBank } = await import('#mocks/browser.ts')
    await startMockBank(() => void sessionQueryClient().invalidateQueries())
  }
  followOtherTabs()
  endStaleSession(config.idleLogoutMinutes, Date.now())
  if (import.meta.env.MODE === 'live') {
    const { observeLiveTraffic } = await import('#mocks/devtools/live/observe.ts')
    observeLiveTraffic()
  }
  if (config.errorReportUrl !== '') {
    const { startErrorReports } = await import('#src/boot/errorReports.ts')
    startErrorReports(config.errorReportUrl)
  }
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element with the id "root".')
  const mayHydrate = root.hasChildNodes() && isAsPrerendered()
  const router = createAppRouter()
  const options = { onCaughtError: reportCaughtError }
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  )
  if (mayHydrate) {
    await Promise.all([initialized(router), firstPaint()])
    onHydrated(pressEarly)
    hydrateRoot(root, app, options)
  } else createRoot(root, options).render(app)
}

function showProblem(text: string): void {
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.className = 'page-problem'
  message.textContent = text
  document.getElementById('root')?.replaceChildren(message)
}

/** Presses the button that was pressed before hydration, once React listens to it. */
function pressEarly(): void {
  if (globalThis.earlyPress?.isConnected) globalThis.earlyPress.click()
}

/** Waits for the first paint, which hydrating would delay. Background tabs never paint, so it gives up after 300 ms. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, 300)
  })
}

/**
 * A prerendered page is the page of a visitor without a session who opened it directly. With a session, the logged-out
 * flag, or state that another page has passed on (`usr` of the router's history entry) it would be another page.
 */
function isAsPrerendered(): boolean {
  const entry: unknown = history.state
  const hasAddresses = config.basename === defaults.basename && config.loginRouteName === defaults.loginRouteName
  const hasState =
    typeof entry === 'object' && entry !== null && 'usr' in entry && entry.usr !== null && entry.usr !== undefined
  return hasAddresses && !hasState && sessionToken() === undefined && read(storageKeys.loggedOut) === undefined
}
