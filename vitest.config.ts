import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumLaunchOptions } from './tests/support/browser.ts'
import viteConfig from './vite.config.ts'

const setupFiles = ['tests/setup.ts']

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            include: ['tests/{unit,contract,architecture,conformance}/**/*.test.{ts,tsx}'],
            environment: 'node',
            setupFiles,
            env: { TZ: 'UTC' },
          },
        },
        {
          // The test of a control is beside it and runs in a real browser.
          extends: true,
          test: {
            name: 'browser',
            include: ['src/**/*.browser.test.tsx'],
            setupFiles,
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({ launchOptions: chromiumLaunchOptions() }),
              instances: [{ browser: 'chromium' }],
            },
          },
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
