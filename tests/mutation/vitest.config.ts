/** Unit tests and those of the mock bank. Stryker copies the project, so no test may start another process. */
import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import viteConfig from '../../vite.config.ts'

/** Most mutants are noticed by a quick test. Vitest begins with the slow ones. */
class SlowLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): number => Number(/orderSequences|conformance/.test(moduleId))
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => isSlow(one) - isSlow(other))
  }
}

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      include: [
        'tests/unit/**/*.test.{ts,tsx}',
        'tests/contract/bank/*.test.ts',
        'tests/contract/{entities,msw}.test.ts',
        'tests/conformance/mock.test.ts',
      ],
      // It imports every page, so it would count as the only test of their modules.
      exclude: ['tests/unit/pages.test.ts'],
      sequence: { sequencer: SlowLast },
      setupFiles: ['tests/setup.ts'],
      // Instrumented code is slow on a busy machine. Stryker has its own time limit for a mutant.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      env: { TZ: 'UTC', NODE_ENV: 'production' },
    },
    // React's production build has no jsxDEV.
    oxc: { jsx: { development: false } },
  }),
)
