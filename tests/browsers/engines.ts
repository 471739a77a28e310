/** Firefox and WebKit, as available: Playwright's own builds, and an installed Firefox. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { firefox, webkit } from 'playwright'
import { findProgram } from '#tests/support/browser.ts'
import type { TestedBrowser } from '#tests/support/componentTests.ts'

interface Engine extends TestedBrowser {
  name: string
  browser: 'firefox' | 'webkit'
}

const firefoxUserPrefs = {
  // As on phones, and as in a headless Chromium: a scrollbar takes no width.
  'ui.useOverlayScrollbars': 1,
  // Lets a test read the clipboard: Playwright cannot grant a permission for it in Firefox.
  'dom.events.testing.asyncClipboard': true,
  // The list of downloads would open at each download, and keep the focus.
  'browser.download.alwaysOpenPanel': false,
}

export const ownBuilds = { firefox, webkit }

export function findEngines(): Engine[] {
  const installed = findInstalledFirefox()
  const engines: Engine[] = []
  if (existsSync(firefox.executablePath()))
    engines.push({ name: 'firefox', browser: 'firefox', launchOptions: { firefoxUserPrefs } })
  if (existsSync(webkit.executablePath())) engines.push({ name: 'webkit', browser: 'webkit', launchOptions: {} })
  if (installed !== undefined)
    engines.push({
      name: 'installed-firefox',
      browser: 'firefox',
      launchOptions: {
        // Drives an unaltered Firefox, by WebDriver BiDi.
        channel: 'moz-firefox',
        executablePath: join(import.meta.dirname, 'firefox.mjs'),
        env: { ...process.env, FIREFOX_PROGRAM: installed },
        firefoxUserPrefs,
      },
      limited: true,
    })
  return engines
}

/** Not on Windows, which does not run `firefox.mjs` as a program. */
export function findInstalledFirefox(): string | undefined {
  return process.platform === 'win32'
    ? undefined
    : findProgram(['firefox', 'firefox-esr'], ['/Applications/Firefox.app/Contents/MacOS/firefox'])
}
