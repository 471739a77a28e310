import type { Browser, BrowserContext, Page } from '@playwright/test'

export type SharedTab = ReturnType<typeof sharedTab>

/** Events that tests listen to. Playwright's own listeners use others. */
const listened = ['console', 'dialog', 'filechooser', 'pageerror', 'popup', 'request']

/** A new tab would parse and compile everything again, which takes two or three times as long. */
export function sharedTab(browser: Browser) {
  let context: BrowserContext | undefined
  let page: Page | undefined
  let below: string | undefined

  const close = async (): Promise<void> => {
    const last = context
    context = page = undefined
    await last?.close()
  }

  return {
    /** A context keeps the address that relative ones are below. */
    take: async (baseURL: string | undefined): Promise<Page> => {
      if (below !== baseURL) await close()
      below = baseURL
      context ??= await browser.newContext()
      page ??= await context.newPage()
      return page
    },
    tidy: async (): Promise<void> => {
      if (context === undefined || page === undefined || page.isClosed() || (await hasOwnClock(page))) {
        await close()
        return
      }
      for (const type of listened) page.removeAllListeners(type)
      for (const other of context.pages()) if (other !== page) await other.close()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await page.emulateMedia({
        media: null,
        colorScheme: 'light',
        contrast: 'no-preference',
        reducedMotion: 'no-preference',
      })
      await page.mouse.move(0, 0)
      // A file of the same origin, which cannot write what is removed there.
      await page.goto('/wp-user/config.js')
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await context.clearCookies()
    },
    close,
  }
}

/** `page.clock` replaces the page's clock for good. */
function hasOwnClock(page: Page): Promise<boolean> {
  return page.evaluate(() => !String(setTimeout).includes('[native code]'))
}
