import { playwright } from '@vitest/browser-playwright'
import type { LaunchOptions } from 'playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { emulationCommands } from './emulationCommands.ts'

export interface TestedBrowser {
  name?: string
  browser: 'chromium' | 'firefox' | 'webkit'
  launchOptions: LaunchOptions
  /** Playwright can neither touch nor set preferences in it. */
  limited?: boolean
}

const files = '{src,mocks}/**/*.browser.test.{ts,tsx}'

/** The `*.browser.test.tsx` files as a project of Vitest. */
export function componentTests(name: string, browsers: readonly TestedBrowser[]): TestProjectInlineConfiguration {
  return {
    // Lingui's macros import them, which Vite does not see beforehand.
    optimizeDeps: { entries: [files], include: ['@lingui/core', '@lingui/react/server'] },
    // react-aria would render every option of a list in tests.
    define: { 'process.env.VIRT_ON': 'true' },
    test: {
      name,
      include: [files],
      setupFiles: ['tests/setup.browser.ts'],
      expect: { poll: { timeout: 15_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 800, height: 600 },
        commands: emulationCommands,
        instances: browsers.map(({ name, browser, launchOptions, limited = false }) => ({
          ...(name === undefined ? {} : { name }),
          browser,
          provider: playwright({ launchOptions, contextOptions: { hasTouch: true } }),
          provide: { limited },
        })),
      },
    },
  }
}
