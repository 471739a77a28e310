import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { chromiumLaunchOptions } from './tests/support/browser.ts'
import { componentTests } from './tests/support/componentTests.ts'
import viteConfig from './vite.config.ts'

/** The files that take longest. Vitest begins with the largest files, which these are not. */
const longest = ['banks.test.ts', 'variants.test.ts', 'mock.test.ts', 'cli.test.ts']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const index = longest.findIndex((name) => moduleId.endsWith(`/conformance/${name}`))
      return index === -1 ? longest.length : index
    }
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      // A busy machine is slow, not wrong.
      testTimeout: 60_000,
      // Two cores, and no watcher that would use one of them.
      maxWorkers: 2,
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            include: ['tests/{unit,contract,architecture,conformance}/**/*.test.{ts,tsx}'],
            environment: 'node',
            // The modules of a worker are loaded once: loading them for every file takes a third of the time.
            isolate: false,
            setupFiles: ['tests/setup.ts'],
            // React as customers run it, which renders a screen in half the time.
            env: { TZ: 'UTC', NODE_ENV: 'production' },
          },
          oxc: { jsx: { development: false } },
        },
        {
          extends: true,
          ...componentTests('browser', [
            { browser: 'chromium', launchOptions: chromiumLaunchOptions({ isShortLived: true }) },
          ]),
        },
        {
          // Needs the production build in dist/.
          extends: true,
          test: { name: 'delivery', include: ['tests/delivery/**/*.test.ts'], environment: 'node' },
        },
      ],
    },
  }),
)
