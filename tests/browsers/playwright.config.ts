import { defineConfig } from '@playwright/test'
import config from '#tests/playwright.config.ts'
import { findEngines } from './engines.ts'

export default defineConfig({
  ...config,
  // Firefox focuses one window at a time.
  workers: 1,
  projects: findEngines().map(({ name, browser, launchOptions, limited = false }) => ({
    name,
    testDir: '../e2e',
    testIgnore: '**/dev-server/**',
    testMatch: [
      'auth/signUp.spec.ts',
      'auth/verify.spec.ts',
      'auth/underReview.spec.ts',
      'kyc.spec.ts',
      'journeys/onboarding.spec.ts',
      'transfers.spec.ts',
      'transfers-pin.spec.ts',
      'journeys/transfers.spec.ts',
      'add-funds.spec.ts',
      'fixed-deposits.spec.ts',
      'payments.spec.ts',
      'upgrade.spec.ts',
      'statements.spec.ts',
      'print.spec.ts',
    ].map((file) => `**/${file}`),
    // Playwright can emulate neither print nor touch in an unaltered Firefox.
    grepInvert: limited ? /print|By touch/i : [],
    use: { browserName: browser, launchOptions, permissions: [] },
  })),
})
