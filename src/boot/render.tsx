import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { LoadFailure } from '#src/api/reading/outcome.ts'
import { App } from '#src/app/App.tsx'
import { ImportNotice } from '#src/app/routing/ImportNotice.tsx'
import { initialized, type Router } from '#src/app/routing/router.ts'
import { config, defaults } from '#src/config.ts'
import { fieldsOf } from '#src/lib/fields.ts'
import { language } from '#src/lib/languages.ts'
import { read, storageKeys } from '#src/session/storage.ts'
import { keepFields } from './keepFields.ts'

declare global {
  /** The last button pressed, by prepaint.js. */
  var lastPress: HTMLButtonElement | undefined
}

/** The prerendered page stays readable and keeps typed input until its code has loaded. */
export async function render(router: Router): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element with the id "root".')
  await firstPage(router, root)
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  )
  if (!isPrerendered(root, router)) {
    // A transition lets the long first render of a page with data yield to other tasks.
    delete root.dataset['page']
    startTransition(() => createRoot(root, { onCaughtError }).render(app))
    return
  }
  hydrateRoot(root, app, { onCaughtError, onRecoverableError: keepFields() })
  // React hydrates what is pressed first (https://react.dev/reference/react/Suspense).
  globalThis.lastPress?.click()
}

async function firstPage(router: Router, root: HTMLElement): Promise<void> {
  const place = document.createElement('div')
  root.before(place)
  const notice = createRoot(place)
  notice.render(<ImportNotice />)
  await initialized(router)
  notice.unmount()
  place.remove()
}

/** The markup is that of a first visit. State from another page is `usr` of the router's history entry. */
function isPrerendered(root: HTMLElement, { state }: Router): boolean {
  return (
    root.dataset['page'] === state.matches.at(-1)?.route.path &&
    // The markup is in English.
    language === 'en' &&
    config.basename === defaults.basename &&
    (fieldsOf(history.state)['usr'] ?? undefined) === undefined &&
    read(storageKeys.loggedOut) === undefined
  )
}

/** A failed query is not reported: the page shows it. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof LoadFailure)) reportError(error)
}
