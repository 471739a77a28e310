import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from '#tests/support/browser.ts'

/** Paths are absolute, since other configurations in other folders extend this one. */
export default defineConfig({
  // The longest tests first, since the shortest ones share the end of the run best.
  projects: [
    // The mock bank and its panel within the page, as in `npm start` (tests/e2e/support/workshop.ts).
    {
      name: 'workshop',
      workers: 1,
      testDir: join(import.meta.dirname, 'e2e'),
      testMatch: ['**/dev-server/**', '**/workshop/**'],
    },
    // The production build against a mock bank over HTTP (tests/e2e/support/fixtures.ts).
    {
      name: 'product',
      testDir: join(import.meta.dirname, 'e2e'),
      testIgnore: ['**/dev-server/**', '**/workshop/**'],
    },
  ],
  outputDir: join(import.meta.dirname, '../test-results'),
  fullyParallel: true,
  // Two cores have time for three tabs, of which one always waits.
  workers: 3,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 60_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 20_000 },
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: chromiumLaunchOptions({ isShortLived: true, hasExactWidths: true }),
  },
})
