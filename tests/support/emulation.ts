/** What a component test cannot do with its own page: a finger, and preferences that are set in the system. */
import { inject, TestRunner } from 'vitest'
import { commands, type Locator } from 'vitest/browser'
import type { Preferences } from './emulationCommands.ts'

/** Makes a media feature match, until `resetPreferences`. */
export async function prefer(preferences: Preferences): Promise<void> {
  skipWhereUnable('set a preference')
  await commands.emulateMedia(preferences)
}

export async function resetPreferences(): Promise<void> {
  await commands.emulateMedia({ forcedColors: null, reducedMotion: null })
}

/** The point in the middle of an element, in CSS pixels of the window. */
export function middleOf(locator: Locator): [x: number, y: number] {
  const { left, top, width, height } = locator.element().getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** Touches the middle of an element as a finger does. */
export async function tap(locator: Locator): Promise<void> {
  await touch(...middleOf(locator))
}

/** Touches a point of the window, in CSS pixels. */
export async function touch(x: number, y: number): Promise<void> {
  skipWhereUnable('touch')
  const frame = window.frameElement?.getBoundingClientRect()
  await commands.touch(x + (frame?.left ?? 0), y + (frame?.top ?? 0))
}

/** Ends the test there, as skipped: what it has shown until then holds in this browser too. */
function skipWhereUnable(what: string): void {
  if (inject('limited'))
    TestRunner.getCurrentTest()?.context.skip(`Playwright cannot ${what} in a Firefox that is not its own.`)
}
