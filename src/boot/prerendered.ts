import type { Router } from '#src/app/routing/router.ts'
import { config, defaults } from '#src/config.ts'
import { sessionToken } from '#src/session/session.ts'
import { read, storageKeys } from '#src/session/storage.ts'

declare global {
  /** Set by prepaint.js. Ends its record of presses and returns the last button that was pressed. */
  var takeEarlyPress: (() => HTMLElement | undefined) | undefined
}

/** The last button that was pressed before React listened. It is returned once. */
export function takeEarlyPress(): HTMLElement | undefined {
  return globalThis.takeEarlyPress?.()
}

/**
 * Whether the page may be the prerendered one, which is that of a visitor without a session who opened it directly. A
 * session, the logged-out flag, or state from another page (`usr` of the router's history entry) make it another page.
 */
export function mayBePrerendered(root: HTMLElement): boolean {
  const entry: unknown = history.state
  const hasState =
    typeof entry === 'object' && entry !== null && 'usr' in entry && entry.usr !== null && entry.usr !== undefined
  return (
    root.hasChildNodes() &&
    config.basename === defaults.basename &&
    !hasState &&
    sessionToken() === undefined &&
    read(storageKeys.loggedOut) === undefined
  )
}

/** Whether the router has arrived at the page whose markup the HTML file holds, and not at one it was redirected to. */
export function isPrerendered(root: HTMLElement, { state }: Router): boolean {
  return mayBePrerendered(root) && root.dataset['page'] === state.matches.at(-1)?.route.path
}

/** Waits for the first paint, which hydrating would delay. Background tabs never paint, so it gives up after 300 ms. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, 300)
  })
}
