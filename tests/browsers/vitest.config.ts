import { join } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import { componentTests } from '#tests/support/componentTests.ts'
import viteConfig from '../../vite.config.ts'
import { findEngines } from './engines.ts'

export default defineConfig((env) => {
  const { test, ...rest } = componentTests('components', findEngines())
  return mergeConfig(viteConfig(env), {
    root: join(import.meta.dirname, '../..'),
    ...rest,
    // Firefox gives keys to one window at a time.
    test: { ...test, maxWorkers: 1 },
  })
})
