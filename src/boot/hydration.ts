/**
 * Says that the page is interactive: by `data-hydrated` on the root element, from which prepaint.js takes that it no longer has to
 * remember presses, and by an event for `onHydrated`.
 */
export function markHydrated(): void {
  document.documentElement.dataset['hydrated'] = ''
  dispatchEvent(new Event('hydrated'))
}

/** Calls back once, after `markHydrated` and what the fields take over from the prerendered page. */
export function onHydrated(listener: () => void): void {
  const afterNextFrame = (): void => void requestAnimationFrame(() => setTimeout(listener))
  addEventListener('hydrated', afterNextFrame, { once: true })
}
