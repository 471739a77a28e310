import config from '#tests/playwright.config.ts'

// Read by tests/e2e/brand.spec.ts: every screen in each brand, in place of a sample.
process.env['BRANDS'] = 'all'

/** Looks at the production build. Run by `npm run test:brands`. */
export default { ...config, testMatch: 'brand.spec.ts', webServer: [] }
