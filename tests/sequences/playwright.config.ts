import config from '#tests/playwright.config.ts'

// tests/e2e/network/sequences.spec.ts reads it: an hour of sequences, not a sample.
process.env['SEQUENCES'] = 'all'

export default { ...config, testMatch: 'sequences.spec.ts', timeout: 3_600_000 }
