import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from '#tests/support/browser.ts'

// Each checkout has a port of its own, so that two can be tested at the same time.
const hash = Array.from(import.meta.dirname, (letter) => letter.charCodeAt(0)).reduce(
  (sum, code) => (sum * 31 + code) >>> 0,
  7,
)
const port = 20_000 + (hash % 10_000)
const devPort = port + 10_000
const vite = `"${process.execPath}" node_modules/vite/bin/vite.js`

/** Paths are absolute, since other configurations in other folders extend this one. */
export default defineConfig({
  // The longest tests first, since the shortest ones share the end of the run best. A worker belongs to one project, and
  // takes seconds to start: the small projects have one each.
  projects: [
    // What `npm start` serves: StrictMode runs every effect twice, and each screen's code is loaded on the first visit.
    {
      name: 'dev-server',
      testDir: join(import.meta.dirname, 'e2e/dev-server'),
      use: { baseURL: `http://localhost:${devPort}` },
    },
    // The mock build, with the bank and its panel within the page.
    {
      name: 'workshop',
      workers: 1,
      testDir: join(import.meta.dirname, 'e2e/workshop'),
      use: { baseURL: `http://localhost:${port}` },
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
  webServer: [
    { command: `${vite} dev --mode mock`, port: devPort },
    { command: `${vite} build --mode mock --logLevel warn && ${vite} preview --mode mock`, port },
  ].map(({ command, port }) => ({
    command: `${command} --port ${port} --strictPort`,
    cwd: join(import.meta.dirname, '..'),
    url: `http://localhost:${port}/wp-user/`,
    reuseExistingServer: false,
  })),
})
