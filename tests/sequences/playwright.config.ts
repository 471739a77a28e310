import config from '#tests/playwright.config.ts'

// Read by tests/e2e/network/sequences.spec.ts: as many sequences as an hour holds, in place of a sample.
process.env['SEQUENCES'] = 'all'

export default { ...config, testMatch: 'sequences.spec.ts', timeout: 3_600_000 }
