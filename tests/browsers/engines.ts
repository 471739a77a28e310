/** Firefox and WebKit, as far as this machine has them: Playwright's own builds, and a Firefox that is installed here. */
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
  // Lets a test read the clipboard: Firefox has no permission for it that Playwright could grant.
  'dom.events.testing.asyncClipboard': true,
  // The list of downloads would open at each download, and take the focus from the page for good.
  'browser.download.alwaysOpenPanel': false,
}

/** What `playwright install` fetches. */
export const ownBuilds = { firefox, webkit }

/** The browsers that are here. */
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
        // The channel that drives an unaltered Firefox, by WebDriver BiDi.
        channel: 'moz-firefox',
        executablePath: join(import.meta.dirname, 'firefox.mjs'),
        env: { ...process.env, FIREFOX_PROGRAM: installed },
        firefoxUserPrefs,
      },
      limited: true,
    })
  return engines
}

/** The path of a Firefox that is installed here. Not on Windows, which does not run `firefox.mjs` as a program. */
export function findInstalledFirefox(): string | undefined {
  return process.platform === 'win32'
    ? undefined
    : findProgram(['firefox', 'firefox-esr'], ['/Applications/Firefox.app/Contents/MacOS/firefox'])
}
