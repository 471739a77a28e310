/** The unit tests alone, for Stryker: its workers run in copies of the project without a browser. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    env: { TZ: 'UTC' },
  },
})
