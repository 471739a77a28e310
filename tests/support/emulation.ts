/** Touch, double clicks and system preferences, which a component test cannot set from its page. */
import { inject, TestRunner } from 'vitest'
import { commands, type Locator } from 'vitest/browser'
import type { Preferences } from './emulationCommands.ts'

export async function prefer(preferences: Preferences): Promise<void> {
  skipWhereUnable('set a preference')
  await commands.emulateMedia(preferences)
}

export async function resetPreferences(): Promise<void> {
  await commands.emulateMedia({ forcedColors: null, reducedMotion: null })
}

export function middleOf(locator: Locator): [x: number, y: number] {
  const { left, top, width, height } = locator.element().getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

export async function tap(locator: Locator): Promise<void> {
  await touch(...middleOf(locator))
}

export async function touch(x: number, y: number): Promise<void> {
  skipWhereUnable('touch')
  const frame = window.frameElement?.getBoundingClientRect()
  await commands.touch(x + (frame?.left ?? 0), y + (frame?.top ?? 0))
}

export async function doubleClick(locator: Locator): Promise<void> {
  skipWhereUnable('click twice as a double click')
  await locator.dblClick()
}

function skipWhereUnable(what: string): void {
  if (inject('limited'))
    TestRunner.getCurrentTest()?.context.skip(`Playwright cannot ${what} in a Firefox that is not its own.`)
}
