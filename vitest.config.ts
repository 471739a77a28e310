import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumLaunchOptions } from './tests/support/browser.ts'
import { componentTests } from './tests/support/componentTests.ts'
import viteConfig from './vite.config.ts'

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      // Two cores, and no watcher that would want one of them.
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            include: ['tests/{unit,contract,architecture,conformance}/**/*.test.{ts,tsx}'],
            environment: 'node',
            // The modules of a worker are loaded once: loading them for every file took a third of the time.
            isolate: false,
            setupFiles: ['tests/setup.ts'],
            // React as customers run it, which renders a screen in half the time.
            env: { TZ: 'UTC', NODE_ENV: 'production' },
          },
          oxc: { jsx: { development: false } },
        },
        {
          extends: true,
          ...componentTests('browser', [{ browser: 'chromium', launchOptions: chromiumLaunchOptions() }]),
        },
        {
          // Needs the production build in dist/.
          extends: true,
          test: { name: 'network', include: ['tests/network/**/*.test.ts'], environment: 'node' },
        },
      ],
    },
  }),
)
