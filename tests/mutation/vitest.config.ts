/** Unit tests and those of the mock bank. Stryker copies the project, so no test may start another process. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'tests/unit/**/*.test.{ts,tsx}',
      'tests/contract/bank/*.test.ts',
      'tests/contract/{entities,msw}.test.ts',
      'tests/conformance/mock.test.ts',
    ],
    // It imports every page, so it would count as the only test of their modules.
    exclude: ['tests/unit/pages.test.ts'],
    setupFiles: ['tests/setup.ts'],
    // Instrumented code is slow on a busy machine. Stryker has its own time limit for a mutant.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { TZ: 'UTC', NODE_ENV: 'production' },
  },
  // React's production build has no jsxDEV.
  oxc: { jsx: { development: false } },
})
