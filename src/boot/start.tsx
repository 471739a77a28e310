/**
 * Starts the app. `public/prepaint.js` runs before the first paint, and keeps the last press of a button for hydration.
 */
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { forgetKeysAtSessionEnd } from '#src/api/attempts.ts'
import { followActionsOfOtherTabs, sessionQueryClient } from '#src/api/sessionQueries.ts'
import { App } from '#src/app/App.tsx'
import { createAppRouter, initialized, type Router } from '#src/app/routing/router.ts'
import { explainSessionEnd } from '#src/app/status/signOutMessage.ts'
import { config, configProblem } from '#src/config.ts'
import { keepDraftsAtSessionEnd } from '#src/drafts/drafts.ts'
import { noteTyping } from '#src/drafts/typedInput.ts'
import { orders } from '#src/orders/orders.ts'
import { followTheme } from '#src/session/colorScheme.ts'
import { forgetEntriesAtSessionEnd } from '#src/session/entryState.ts'
import { endStaleSession } from '#src/session/session.ts'
import { followOtherTabs } from '#src/session/sessionEnd.ts'
import { preloadOnIntent } from './preloadOnIntent.ts'
import { firstPaint, hasShell, isPrerendered, mayBePrerendered, requestFonts, takeEarlyPress } from './prerendered.ts'
import { removeMockWorker } from './removeMockWorker.ts'
import { reportCaughtError } from './reportCaughtError.ts'
import { showImportFailure } from './showImportFailure.tsx'
import { showProblem } from './showProblem.ts'
import { installTrustedTypesPolicy } from './trustedTypes.ts'

export async function start(): Promise<void> {
  // Runs before any step that can write to the page. Only the mock bank's worker is started by URL.
  installTrustedTypesPolicy(
    import.meta.env.MODE === 'mock' ? (url) => url.endsWith('/mockServiceWorker.js') : undefined,
  )
  // A bank must not start with settings that it misread.
  if (configProblem !== undefined) {
    showProblem(`This site is not configured correctly. ${configProblem}`)
    return
  }
  if (import.meta.env.MODE !== 'mock' && (await removeMockWorker())) return
  await startTools()
  forgetKeysAtSessionEnd()
  forgetEntriesAtSessionEnd()
  keepDraftsAtSessionEnd()
  explainSessionEnd()
  followActionsOfOtherTabs()
  followOtherTabs()
  orders.follow()
  // Runs before anything of the session is shown.
  endStaleSession(config.idleLogoutMinutes, Date.now())
  followTheme()
  noteTyping()
  preloadOnIntent()
  await render(createAppRouter())
}

/** A production build has only the error reports, which are optional. */
async function startTools(): Promise<void> {
  if (import.meta.env.MODE === 'mock') {
    const { startMockBank } = await import('#mocks/browser.ts')
    await startMockBank(() => void sessionQueryClient().invalidateQueries())
  }
  if (import.meta.env.MODE === 'live') {
    const { observeLiveTraffic } = await import('#mocks/devtools/live/observe.ts')
    observeLiveTraffic()
  }
  if (config.errorReportUrl !== '')
    await import('./errorReports.ts').then(
      ({ startErrorReports }) => startErrorReports(config.errorReportUrl),
      () => undefined,
    )
}

async function render(router: Router): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element with the id "root".')
  const options = { onCaughtError: reportCaughtError }
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  )
  if (mayBePrerendered(root) || hasShell(root)) {
    // The page stays readable and keeps typed input.
    const hideFailure = showImportFailure(root)
    await Promise.all([initialized(router), firstPaint()])
    hideFailure()
  }
  if (hasShell(root)) requestFonts(root)
  const earlyPress = takeEarlyPress()
  if (!isPrerendered(root, router)) {
    const show = (): void => createRoot(root, options).render(app)
    // A transition lets the long first render of a page with data yield to other tasks. An uninitialized router must
    // not have one: RouterProvider would miss what it does until its effects run, such as a redirect.
    if (router.state.initialized) startTransition(show)
    else show()
    return
  }
  hydrateRoot(root, app, options)
  // React hydrates what is pressed first (https://react.dev/reference/react/Suspense).
  if (earlyPress?.isConnected) earlyPress.click()
}
