import { defineBrowserCommand } from '@vitest/browser-playwright'

export interface Preferences {
  forcedColors?: 'active' | 'none' | null
  reducedMotion?: 'reduce' | 'no-preference' | null
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (preferences: Preferences) => Promise<void>
    touch: (x: number, y: number) => Promise<void>
    bringToFront: () => Promise<void>
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    limited: boolean
  }
}

export const emulationCommands = {
  bringToFront: defineBrowserCommand<[]>(({ page }) => page.bringToFront()),
  emulateMedia: defineBrowserCommand<[Preferences]>(({ page }, preferences) => page.emulateMedia(preferences)),
  touch: defineBrowserCommand<[number, number]>(async ({ page }, x, y) => {
    await page.touchscreen.tap(x, y)
    // The browser sends the click that belongs to a touch later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  }),
}
