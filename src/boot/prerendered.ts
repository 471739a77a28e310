import type { Router } from '#src/app/routing/router.ts'
import { config, defaults } from '#src/config.ts'
import { fieldsOf } from '#src/lib/fields.ts'
import { sessionToken } from '#src/session/session.ts'
import { read, storageKeys } from '#src/session/storage.ts'

declare global {
  /** Set by prepaint.js. Stops recording and returns the button of the last press, if any. */
  var takeEarlyPress: (() => HTMLElement | undefined) | undefined
}

export function takeEarlyPress(): HTMLElement | undefined {
  return globalThis.takeEarlyPress?.()
}

/** State from another page is `usr` of the router's history entry. */
export function mayBePrerendered(root: HTMLElement): boolean {
  return (
    root.dataset['page'] !== undefined &&
    config.basename === defaults.basename &&
    (fieldsOf(history.state)['usr'] ?? undefined) === undefined &&
    sessionToken() === undefined &&
    read(storageKeys.loggedOut) === undefined
  )
}

export function hasShell(root: HTMLElement): boolean {
  return root.querySelector('[data-shell]') !== null && sessionToken() !== undefined
}

/** The shell has fallback fonts. These requests need not wait for the rendering of the page. */
export function requestFonts(root: HTMLElement): void {
  const style = getComputedStyle(root)
  for (const font of ['--font-text', '--font-heading'])
    document.fonts.load(`600 1em ${style.getPropertyValue(font)}`).catch(() => undefined)
}

export function isPrerendered(root: HTMLElement, { state }: Router): boolean {
  return mayBePrerendered(root) && root.dataset['page'] === state.matches.at(-1)?.route.path
}

/** Hydration would delay the first paint. Background tabs never paint, so this gives up after 300 ms. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(done)
    observer.observe({ type: 'paint', buffered: true })
    setTimeout(done, 300)
    function done(): void {
      observer.disconnect()
      resolve()
    }
  })
}
