/**
 * The tests for Stryker, whose workers run in copies of the project without a browser: the unit tests and those of the mock
 * bank. Nothing that starts another process is among them: a copy's code runs in Vite alone.
 */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'tests/unit/**/*.test.{ts,tsx}',
      'tests/contract/bank/*.test.ts',
      'tests/contract/{entities,markup,mock,msw,server}.test.ts',
      'tests/conformance/intact.test.ts',
    ],
    setupFiles: ['tests/setup.ts'],
    env: { TZ: 'UTC', NODE_ENV: 'production' },
  },
  // React's production build has no jsxDEV.
  oxc: { jsx: { development: false } },
})
