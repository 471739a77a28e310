/** What a component test cannot do with its own page: a finger, and preferences that are set in the system. */
import { cdp, type Locator } from 'vitest/browser'

/** Makes a media feature match, until `resetPreferences`. */
export async function prefer(name: 'forced-colors' | 'prefers-reduced-motion', value: string): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })
}

export async function resetPreferences(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
}

/** Touches the middle of an element as a finger does. */
export async function tap(locator: Locator): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect()
  const { left, top, width, height } = locator.element().getBoundingClientRect()
  const point = { x: left + width / 2 + (frame?.left ?? 0), y: top + height / 2 + (frame?.top ?? 0) }
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
