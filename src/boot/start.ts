/** Starts the app. `public/prepaint.js` runs before the first paint, and keeps the last press of a button for `render`. */
import { forgetKeysAtSessionEnd } from '#src/api/attempts.ts'
import { followActionsOfOtherTabs, sessionQueryClient } from '#src/api/sessionQueries.ts'
import { preloadOnIntent } from '#src/app/routing/preloadPage.ts'
import { createAppRouter } from '#src/app/routing/router.ts'
import { explainSessionEnd } from '#src/app/status/signOutMessage.ts'
import { config, configProblem } from '#src/config.ts'
import { keepDraftsAtSessionEnd } from '#src/drafts/drafts.ts'
import { noteTyping } from '#src/drafts/typedInput.ts'
import { orders } from '#src/orders/orders.ts'
import { followTheme } from '#src/session/preferences.ts'
import { endStaleSession } from '#src/session/session.ts'
import { followOtherTabs } from '#src/session/sessionEnd.ts'
import { render } from './render.tsx'

interface PolicyFactory {
  createPolicy: (name: string, rules: Readonly<Record<string, (text: string) => string | null>>) => unknown
}

export async function start(): Promise<void> {
  // Runs before any step that can write to the page.
  installTrustedTypesPolicy()
  // A bank must not start with settings that it misread.
  if (configProblem !== undefined) {
    showProblem(`This site is not configured correctly. ${configProblem}`)
    return
  }
  if (import.meta.env.MODE !== 'mock' && (await removeMockWorker())) return
  await startTools()
  forgetKeysAtSessionEnd()
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

/** Blocks turning text into HTML or script. react-aria clears announcements with the empty string. */
function installTrustedTypesPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' ? html : null),
    createScriptURL: (url) => (import.meta.env.MODE === 'mock' && url.endsWith('/mockServiceWorker.js') ? url : null),
  })
}

/** A production build has only the error reports, which are optional. */
async function startTools(): Promise<void> {
  if (import.meta.env.MODE === 'mock') {
    // Before the schemas of the mock bank are made.
    await import('#mocks/zodConfig.ts')
    const { startMockBank } = await import('#mocks/browser.ts')
    await startMockBank(() => void sessionQueryClient().invalidateQueries(), showProblem)
  }
  if (import.meta.env.MODE === 'live') {
    const { observeLiveTraffic } = await import('#mocks/devtools/live/observe.ts')
    observeLiveTraffic()
  }
  if (config.errorReportUrl !== '')
    await import('#src/app/errorReports.ts').then(
      ({ startErrorReports }) => startErrorReports(config.errorReportUrl),
      () => undefined,
    )
}

export function showProblem(text: string): void {
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.className = 'page-problem'
  message.textContent = text
  document.getElementById('root')?.replaceChildren(message)
}

/** A mock bank's worker, left by an earlier build, would answer in place of the bank. True if the page loads without it. */
export async function removeMockWorker(): Promise<boolean> {
  // Insecure pages have no workers.
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return false
  const registration = await navigator.serviceWorker.getRegistration()
  const base = config.basename.replace(/\/+$/, '')
  // A worker with a wider scope belongs to another part of the site.
  if (registration === undefined || !new URL(registration.scope).pathname.startsWith(`${base}/`)) return false
  if (!(await registration.unregister())) return false
  location.reload()
  return true
}
