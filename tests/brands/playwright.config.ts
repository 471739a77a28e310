import config from '#tests/playwright.config.ts'

// tests/e2e/brand.spec.ts reads it: every screen in each brand, not a sample.
process.env['BRANDS'] = 'all'

export default { ...config, testMatch: 'brand.spec.ts', webServer: [] }
