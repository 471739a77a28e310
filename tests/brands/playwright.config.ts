import config from '#tests/playwright.config.ts'

// Read by tests/e2e/brand.spec.ts: every screen in each brand, in place of a sample.
process.env['BRANDS'] = 'all'

export default { ...config, testMatch: 'brand.spec.ts' }
